"""What a page loads over the wire."""

import gzip
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Page

COMPRESSED = (".woff2", ".png", ".webp", ".jpg")
KINDS = {"Document": "page", "Script": "scripts", "Stylesheet": "styles", "Font": "fonts", "Fetch": "API"}


@dataclass(frozen=True)
class Loaded:
    """One answer of the server: its path, kind, and bytes over the wire; whether they were compressed."""

    path: str
    kind: str
    bytes: int
    compressed: bool


class Traffic:
    """Notes all that a page loads."""

    def __init__(self) -> None:
        self.answers: dict[str, dict[str, Any]] = {}
        self.loaded: list[Loaded] = []

    @staticmethod
    async def of(page: Page) -> "Traffic":
        traffic = Traffic()
        session = await page.context.new_cdp_session(page)
        session.on("Network.responseReceived", traffic.answer)
        session.on("Network.loadingFinished", traffic.finish)
        await session.send("Network.enable")
        return traffic

    def answer(self, event: dict[str, Any]) -> None:
        self.answers[event["requestId"]] = event

    def finish(self, event: dict[str, Any]) -> None:
        answer = self.answers.pop(event["requestId"], None)
        if answer is None or not answer["response"]["url"].startswith("http"):
            return
        path = urlsplit(answer["response"]["url"]).path
        headers = {name.lower() for name in answer["response"]["headers"]}
        compressed = "content-encoding" in headers or path.endswith(COMPRESSED)
        self.loaded.append(Loaded(path, answer["type"], int(event["encodedDataLength"]), compressed))

    def take(self) -> list[Loaded]:
        """What was loaded since the last time."""
        loaded, self.loaded = self.loaded, []
        return loaded


def total(loaded: Sequence[Loaded]) -> int:
    return sum(each.bytes for each in loaded)


def by_kind(loaded: Sequence[Loaded]) -> dict[str, int]:
    kinds: Counter[str] = Counter()
    for each in loaded:
        kinds[KINDS.get(each.kind, "pictures")] += each.bytes
    return dict(kinds.most_common())


def if_compressed(loaded: Sequence[Loaded], client: Path) -> int:
    """Bytes as they would be with `gzip -9`, where the server has sent a file as it is."""
    return sum(each.bytes if each.compressed else gzipped(each, client) for each in loaded)


def gzipped(loaded: Loaded, client: Path) -> int:
    file = client / (loaded.path.lstrip("/") or "index.html")
    return min(loaded.bytes, len(gzip.compress(file.read_bytes(), 9))) if file.is_file() else loaded.bytes
