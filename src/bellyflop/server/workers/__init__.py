"""Worker processes for bots, hints and reviews."""
