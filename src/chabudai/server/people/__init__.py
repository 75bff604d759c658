"""People: who somebody is. Today guests, with a nickname and a cookie; accounts belong here.

Imports no other package.
"""
