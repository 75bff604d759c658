"""What can be foreseen: the odds of a battle, and what a plan would bring."""
