"""The table: a live match with everybody who is connected to it, its bots and its chat.

What is said is checked, applied, stored, and only then told. Imports `match`, `past`, `thinking`, `people`,
`monitoring` and `storage`; knows neither the lobby that opens it nor the sockets that lead to it.
"""
