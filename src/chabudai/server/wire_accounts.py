"""Wire format of accounts: sessions, passkeys, links to other devices, and what is asked about them."""

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chabudai.server.wire import Name, Person


class Browser(Struct, frozen=True):
    """A session: a browser in which one is known."""

    id: str
    device: Annotated[str, Meta(description="“Firefox, Linux”; empty if nothing is known of it")]
    created: datetime
    seen: Annotated[datetime, Meta(description="To the hour")]
    here: bool


class Passkey(Struct, frozen=True):
    id: str
    device: str
    created: datetime


class Mergeable(Struct, frozen=True):
    """What was played in this browser as a guest before the log-in."""

    name: str
    tables: int
    both: Annotated[int, Meta(description="At so many of them one sits oneself: there the guest would leave")]


class Account(Struct, frozen=True, kw_only=True):
    registration: Literal["open", "invited", "closed"]
    mail_here: Annotated[bool, Meta(description="Whether this server sends mail")]
    passkeys_here: Annotated[bool, Meta(description="Whether browsers allow passkeys at this address")]
    account: Annotated[str | None, Meta(description="The name to log in with; null: a guest")]
    password: bool
    mail: str | None
    codes_left: int
    passkeys: list[Passkey]
    sessions: list[Browser]
    merge: Mergeable | None


class Registered(Struct, frozen=True):
    me: Person
    codes: Annotated[list[str], Meta(description="Recovery codes, told this once")]


class Codes(Struct, frozen=True):
    codes: list[str]


class NewLink(Struct, frozen=True):
    id: str
    token: Annotated[str, Meta(description="Goes into the fragment of a link: no server is sent it by opening one")]
    expires: datetime


class DeviceLink(Struct, frozen=True):
    id: str
    state: Literal["open", "asked", "granted"]
    device: Annotated[str, Meta(description="Which has asked")]
    expires: datetime


class DeviceLinks(Struct, frozen=True):
    links: list[DeviceLink]


class AskedLink(Struct, frozen=True):
    name: Annotated[str, Meta(description="Whose it is")]
    claim: Annotated[str, Meta(description="To be brought along when taking it")]


class PasskeyOptions(Struct, frozen=True):
    token: str
    options: Annotated[dict[str, Any], Meta(description="As browsers read them from JSON")]


class Merged(Struct, frozen=True):
    tables: int


Secret = Annotated[str, Meta(max_length=300)]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Secret
    invitation: Secret = ""


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=300)]
    password: Secret


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False
    session: Annotated[str | None, Meta(description="Another browser; null: this one")] = None


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Secret
    new: Secret


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    password: Secret = ""


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=300)]
    code: Secret
    password: Secret


class ResetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=300, description="Or the address")]


class Reset(Struct, frozen=True, forbid_unknown_fields=True):
    token: Secret
    password: Secret


class Mail(Struct, frozen=True, forbid_unknown_fields=True):
    mail: Annotated[str | None, Meta(description="Null: none any more")]
    password: Annotated[Secret, Meta(description="Once more, for an address")] = ""


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    token: Secret


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    token: Secret
    claim: Secret


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    token: Secret
    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=200, description="For who has no account yet")] = ""
    invitation: Secret = ""


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    token: Secret
    credential: dict[str, Any]
