"""HTTP and WebSockets: routes, limits, static files."""
