"""Events, questions and views into words, buttons and pictures, in the reader's language."""
