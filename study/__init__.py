"""Compiled studies and training: whole games by the hundred thousand. Playing needs none of it."""
