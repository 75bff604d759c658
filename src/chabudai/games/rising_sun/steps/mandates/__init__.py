"""R-10 to R-15: the political track and the five mandates."""

from chabudai.core.chapters import read_chapters

read_chapters(__name__, __path__)
