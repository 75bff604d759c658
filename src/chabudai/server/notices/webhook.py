"""Webhooks: a notice as a line of text, in the shape that Discord, Slack, ntfy or anything else wants.

Names are other people's: in no shape may one call everybody, or write a link.
"""

import json
from email.header import Header
from typing import Final

from chabudai.server.notices.outbound import Outbound, Outcome
from chabudai.server.storage.notice_settings import NoticeAddress

SHAPES: Final = ("discord", "slack", "json", "ntfy")
KEY: Final = "text"  # of plain JSON, unless another is named
MARKUP = str.maketrans({letter: f"\\{letter}" for letter in "\\*_~`|>#[]()"})
INVISIBLE = "\u200b"


async def send(outbound: Outbound, to: NoticeAddress, title: str, text: str, link: str | None) -> Outcome:
    body, headers = shaped(to.shape, to.keys.get("key", KEY), title, text, link)
    return await outbound.post(to.address, body, headers)


def shaped(shape: str, key: str, title: str, text: str, link: str | None) -> tuple[bytes, dict[str, str]]:
    if shape == "ntfy":
        headers = {"Content-Type": "text/plain; charset=utf-8", "Title": one_line(title)}
        return text.encode(), headers if link is None else {**headers, "Click": link}
    told: dict[str, object] = {"json": plainly, "slack": for_slack, "discord": for_discord}[shape](
        key, f"{title}\n{text}", link
    )
    return json.dumps(told, ensure_ascii=False).encode(), {"Content-Type": "application/json"}


def plainly(key: str, text: str, link: str | None) -> dict[str, object]:
    return {key: with_link(text, link)}


def for_discord(_: str, text: str, link: str | None) -> dict[str, object]:
    """Nobody is mentioned, whatever somebody calls themself."""
    quiet = text.replace("@", f"@{INVISIBLE}").translate(MARKUP).replace("://", f":{INVISIBLE}//")
    return {"content": with_link(quiet, link), "allowed_mentions": {"parse": []}}


def for_slack(_: str, text: str, link: str | None) -> dict[str, object]:
    quiet = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": with_link(quiet, link)}


def with_link(text: str, link: str | None) -> str:
    return text if link is None else f"{text}\n{link}"


def one_line(text: str) -> str:
    """A header of plain letters, which ntfy reads as mail programs do."""
    return Header(" ".join(text.split()), "utf-8", maxlinelen=10_000).encode()


def check_key(key: str) -> bool:
    return key.isidentifier() and key.isascii() and len(key) <= 40
