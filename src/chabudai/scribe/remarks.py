"""Remarks beside a line of code: what is declared takes them along to where it is written."""

import io
import tokenize


def remarks_in(source: str) -> dict[int, str]:
    """The text of each comment by the number of its line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {each.start[0]: each.string.lstrip("# ") for each in tokens if each.type == tokenize.COMMENT}
