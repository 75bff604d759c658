"""What each command does; what it takes stands in `command_line`."""
