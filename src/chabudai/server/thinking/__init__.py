"""Thinking: the processes in which bots think, and the fair queue before them.

Imports `monitoring` only.
"""
