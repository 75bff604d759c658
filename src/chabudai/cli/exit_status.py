"""Exit status: what a command answers to whoever called it, beside 0 for all being well."""

DIFFERENT = 1  # a match that did not happen as its file says
BAD_INPUT = 2
BROKEN = 70  # a fault of ours, as sysexits.h numbers it
INTERRUPTED = 130
