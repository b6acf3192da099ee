"""The table: decides commands, folds rows, makes updates. Pure: no I/O, no clock, no randomness."""
