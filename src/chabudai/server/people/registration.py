"""Registration: who may have an account here, as the host wants it, and under which names."""

import unicodedata
from collections.abc import Mapping
from typing import Literal, cast, get_args

from chabudai.server.errors import Refused
from chabudai.server.limits import BadSetting
from chabudai.server.people.identity import clean_name

Registration = Literal["open", "invited", "closed"]
SETTING = "CHABUDAI_REGISTRATION"
FORMER = "@former"  # the name of somebody who is gone; clients say it in the reader's language
RESERVED = "@"


def registration(environment: Mapping[str, str]) -> Registration:
    wanted = environment.get(SETTING, "").strip().lower() or "open"
    if wanted not in get_args(Registration):
        raise BadSetting("error-registration-setting", value=wanted)
    return cast(Registration, wanted)


def account_of(name: str) -> str:
    """The name to log in with: as it is shown, whatever its capitals and however its letters are written."""
    cleaned = clean_name(name)
    if cleaned.startswith(RESERVED):
        raise Refused("bad-value", "error-account-name")
    return unicodedata.normalize("NFKC", cleaned).casefold()


def looked_up(name: str) -> str:
    """The same for who logs in: what cannot be a name is one that nobody has."""
    try:
        return account_of(name)
    except Refused:
        return ""
