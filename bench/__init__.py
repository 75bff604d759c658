"""The speed figures of the web table, measured on this machine over loopback: `python -m bench`."""
