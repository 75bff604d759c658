"""Commands: what each of them does. What it takes stands in `command_line`."""
