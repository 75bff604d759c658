"""What the tests of the games share lies beside this file; pytest finds it for that reason."""
