"""Recovery codes: to print. Each opens the account once, without a password, a phone or a mail."""

import hashlib
import secrets

from chabudai.server.people.identity import ALPHABET

NUMBER = 10
GROUPS, LETTERS = 4, 4  # 80 bits: no list of guesses is that long, so a plain hash will do


def new_codes() -> list[str]:
    return ["-".join(group() for _ in range(GROUPS)) for _ in range(NUMBER)]


def group() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def code_hash(person: str, code: str) -> str:
    """However it was typed: with dashes, spaces, in capitals."""
    letters = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(f"{person} {letters}".encode()).hexdigest()
