"""One module for each command, named like it, with the command as `command`."""
