"""What every game shares; knows none of them."""
