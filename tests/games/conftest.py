"""The tests of the games share `playing.py`: pytest finds it because this file lies beside it."""
