"""The lobby: tables being laid and listed, seats, people, and the rooms that are open in this process.

What becomes of a table beside its game is decided here, inside the transaction that stores it.
Imports `table` and what that may import; `processes` and `door` import it.
"""
