"""The door: connections from outside, HTTP and WebSocket, with their limits and the pages and files they ask for.

What is asked is decoded and handed to the lobby or a table; what they refuse becomes an answer with a status.
Imports every other package; nothing imports it.
"""
