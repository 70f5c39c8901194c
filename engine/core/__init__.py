"""What every game shares: matches, frames, questions, chance, events, words. It knows nothing of any real game."""
