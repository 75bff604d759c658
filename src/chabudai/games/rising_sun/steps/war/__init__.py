"""R-17 to R-20: the war phase."""

from chabudai.core.chapters import read_chapters

read_chapters(__name__, __path__)
