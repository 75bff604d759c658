"""No-break spaces: behind a Czech one-letter word, between a number and what it counts or names, before a dash.

Catalogues and rules are written with ordinary spaces: every sentence is bound when it is said, here as in the
browser (`web/src/lib/typesetting.ts`), every word that is put into it before, every clause when the rules are read.
"""

# not compiled: made for people, not for speed

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
SMALL: Final = "[a-záčďéěíňóřšťúůýžöőüű]"
COUNTED: Final = r"(?<=\d) (?![kvzouai] )(?=[^\W\d_]|%|\d{3}(?!\d))"  # 3 mince, 54 %, 10 000, not: 3 a 5
ORDINAL: Final = rf"(?<=\d\.) (?=\d|{SMALL})"  # 7. falu, 3. 5. 2026
SIGN: Final = r" (?=–|[+−×=] )|(?<= [+−×]) (?=\d)"  # 3 + 4
ONE_LETTER: Final = r"(?<=\b[ksvzouaiKSVZOUAI]) (?=\S)"
COUNTS: Final = rf"[ \xa0](?:[^\W\d_]{{3}}|%)|\.[ \xa0]{SMALL}"  # no noun is shorter than three letters
NUMBERED: Final = rf"(?<=[^\W\d_]) (?=\d+(?!\d|{COUNTS}))"  # do vesnice 3 za 5 mincí
NUMBERS: Final = f"{COUNTED}|{ORDINAL}|{SIGN}"
LOOSE: Final = {"cs": re.compile(f"{ONE_LETTER}|{NUMBERED}|{NUMBERS}"), "hu": re.compile(NUMBERS)}


def bound(text: str, language: str) -> str:
    """The text with spaces that do not break, where the typography of its language asks for them."""
    return LOOSE[language].sub(NO_BREAK, text) if language in LOOSE else text
