"""Computes best play: lattices of dice, tables of values, and the cache that keeps them."""
