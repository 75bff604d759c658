"""The laboratory: mass simulation and, later, adapters to other frameworks."""
