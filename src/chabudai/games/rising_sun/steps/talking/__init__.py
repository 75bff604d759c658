"""R-8, R-9, R-29.N: the tea ceremony, offers and promises."""

from chabudai.core.chapters import read_chapters

read_chapters(__name__, __path__)
