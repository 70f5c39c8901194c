"""The pictures of The Battle of Five Armies."""
