"""Clever Kids compiled: learn the value of a sheet by self-play."""
