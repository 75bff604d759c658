"""People: who somebody is. Names, sessions of browsers, and credentials for those who want to be known again.

Passwords, passkeys, recovery codes and one-time tokens are made and checked here; what becomes of tables and
sockets is the lobby's. Imports `storage` only.
"""
