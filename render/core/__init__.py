"""What every game's pictures share: brushes, fonts, paper, caches, packing, words, encoding."""
