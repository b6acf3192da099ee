"""Generators for the page: run by hand, checked by tests, not in the wheel."""
