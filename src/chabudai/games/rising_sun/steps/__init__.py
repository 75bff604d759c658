"""The chapters of the rulebook."""

from chabudai.core.chapters import read_chapters

read_chapters(__name__, __path__)
