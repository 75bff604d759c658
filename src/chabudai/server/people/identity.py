"""Identity: ids, secrets and names, as they are made and cleaned."""

import hashlib
import re
import secrets
import unicodedata

from chabudai.server.errors import Refused
from chabudai.server.wire import LONGEST_CHAT, LONGEST_NAME, LONGEST_NOTE

# Letters and signs with nothing to see: fillers, the empty cell of Braille, blanks among hieroglyphs and notes.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
MARKS = "\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f"
MANY_MARKS = re.compile(f"([{MARKS}]{{2}})[{MARKS}]+")  # on one letter: they would run over the neighbours
UNSTORED = frozenset({"Cc", "Cs"})  # control letters, which no database takes, and halves of letters
SECRET_BYTES = 32
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that is misread when it is read out
LETTERS = frozenset(ALPHABET)
LONGEST_ID = 32
TABLE_LETTERS = 16  # 80 bits: who has the link was given it


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What is stored of a secret: it has 256 bits of its own, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id(letters: int = TABLE_LETTERS) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def is_id(text: str) -> bool:
    """Whether it could be the id of something: whatever else somebody writes need not be looked for."""
    return 0 < len(text) <= LONGEST_ID and not set(text) - LETTERS


def clean_name(name: str) -> str:
    """A nickname as it is shown: one line, with something to see, no more than fits."""
    cleaned = clean(name)
    if len(cleaned) > LONGEST_NAME or not is_visible(cleaned):
        raise Refused("bad-value", "error-name", most=LONGEST_NAME)
    return cleaned


def clean_chat(text: str) -> str:
    cleaned = clean(text)
    if len(cleaned) > LONGEST_CHAT or not is_visible(cleaned):
        raise Refused("bad-value", "error-chat", most=LONGEST_CHAT)
    return cleaned


def clean_note(text: str) -> str:
    """For its writer alone: any letters that can be stored, in as many lines as one likes."""
    cleaned = "".join(letter for letter in text if letter in "\n\t" or unicodedata.category(letter) not in UNSTORED)
    if len(cleaned) > LONGEST_NOTE:
        raise Refused("bad-value", "error-note", most=LONGEST_NOTE)
    return cleaned


def clean(text: str) -> str:
    shown = "".join(letter if is_shown(letter) else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(MANY_MARKS.sub(r"\1", shown).split())


def is_shown(letter: str) -> bool:
    """Control, format (also those that turn the direction of writing), surrogate, private and unassigned letters
    are not, nor are those that only look like letters to a program."""
    return not unicodedata.category(letter).startswith("C") and letter not in BLANK


def is_visible(text: str) -> bool:
    """Whether there is something that marks could stand on."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
