"""Files of the client: what browsers may keep of them, and as what they are told."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from server.people import Person, Server
from server.seeded_serve import CLIENT

FILES = {
    "index.html": "<!doctype html>",
    "offline.html": "<!doctype html><h1>You are offline</h1>",
    "sw.js": "self;",
    "app.cs.webmanifest": "{}",
    "assets/index-abcdefgh.js": "1;",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a client of its own."""
    folder = tmp_path_factory.mktemp("client")
    for name, text in FILES.items():
        file: Path = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    with Server(tmp_path_factory.mktemp("house") / "data", **{CLIENT: str(folder)}) as server:
        yield server


@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/", "text/html", "no-cache"),
        ("/games", "text/html", "no-cache"),
        ("/offline.html", "text/html", "no-cache"),
        ("/sw.js", "text/javascript", "no-cache"),
        ("/app.cs.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/index-abcdefgh.js", "text/javascript", "public, max-age=31536000, immutable"),
        ("/api/waiting", "application/json", "no-store"),
    ],
)
def test_only_what_has_its_content_in_its_name_is_kept_for_ever(
    house: Server, path: str, kind: str, caching: str
) -> None:
    answer = Person(house).http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert answer.headers["cache-control"] == caching


def test_a_part_of_an_older_build_is_not_there_rather_than_another_page(house: Server) -> None:
    assert Person(house).http.get("/assets/index-older000.js").status_code == 404


def test_the_service_worker_has_the_whole_site_and_may_load_nothing_foreign(house: Server) -> None:
    answer = Person(house).http.get("/sw.js")
    assert answer.url.path == "/sw.js"  # its scope is the folder it lies in
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "script-src 'self';" in answer.headers["content-security-policy"]
