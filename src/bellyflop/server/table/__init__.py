"""The table: what decides, folds and shows it. Pure: no I/O, no clock, no randomness of its own."""
