"""The Battle of Five Armies: the rulebook, one module a chapter."""
