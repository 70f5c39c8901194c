"""The cards: one function or small frame each, beside the other cards of its deck."""
