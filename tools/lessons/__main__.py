"""Writes all lessons anew."""

from . import write_all

if __name__ == "__main__":
    write_all()
