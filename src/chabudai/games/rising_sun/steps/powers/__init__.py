"""R-23: what season cards do when their moment comes."""

from chabudai.core.chapters import read_chapters

read_chapters(__name__, __path__)
