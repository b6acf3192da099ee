"""Compiled and trained studies of Splash Party."""
