"""Discord and the disk: what people touch, and where their matches are kept."""
