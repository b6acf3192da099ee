"""A server process: live tables, seats, presence, autoplay, and the bus between nodes."""
