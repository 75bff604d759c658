"""Where no line may be broken: behind a Czech one-letter word, between a number and what it counts, before a dash.

Catalogues hold ordinary spaces: every sentence is bound when it is said, here as in the browser
(`web/src/lib/typesetting.ts`).
"""

# not compiled: made for people, not for speed

import re
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
SMALL: Final = "[a-záčďéěíňóřšťúůýžöőüű]"
COUNTED: Final = rf"(?<=\d) (?=[^\W\d_])|(?<=\d\.) (?={SMALL})"  # 3 mince, 7. falu
DASH: Final = " (?=–)"
ONE_LETTER: Final = r"(?<=\b[ksvzouaiKSVZOUAI]) (?=\S)"
LOOSE: Final = {"cs": re.compile(f"{ONE_LETTER}|{COUNTED}|{DASH}"), "hu": re.compile(f"{COUNTED}|{DASH}")}


def bound(text: str, language: str) -> str:
    """The text with spaces that do not break, where the typography of its language asks for them."""
    return LOOSE[language].sub(NO_BREAK, text) if language in LOOSE else text
