"""Who is who: a guest has a nickname and a cookie, which is the secret of all the seats they hold."""

import hashlib
import secrets
import unicodedata
from collections.abc import Mapping

from chabudai.server.errors import Refused
from chabudai.server.wire import LONGEST_CHAT, LONGEST_NAME

COOKIE = "chabudai"
YEAR = 366 * 24 * 3600
SECRET_BYTES = 32
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that is misread when it is read out
TABLE_LETTERS = 16  # 80 bits: who has the link was given it


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What is stored of a secret: it has 256 bits of its own, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id(letters: int = TABLE_LETTERS) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def secret_in(cookies: Mapping[str, str]) -> str | None:
    return cookies.get(COOKIE) or None


def clean_name(name: str) -> str:
    """A nickname as it is shown: one line, no control or invisible characters, no more than fits."""
    cleaned = clean(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Refused("bad-value", "error-name", most=LONGEST_NAME)
    return cleaned


def clean_chat(text: str) -> str:
    cleaned = clean(text)
    if not 1 <= len(cleaned) <= LONGEST_CHAT:
        raise Refused("bad-value", "error-chat", most=LONGEST_CHAT)
    return cleaned


def clean(text: str) -> str:
    shown = "".join(letter if is_shown(letter) else " " for letter in unicodedata.normalize("NFC", text))
    return " ".join(shown.split())


def is_shown(letter: str) -> bool:
    """Control, format (also those that turn the direction of writing), surrogate and private letters are not."""
    return not unicodedata.category(letter).startswith("C")
