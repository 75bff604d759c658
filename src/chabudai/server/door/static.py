"""Static files: the browser client as it was built, held in memory with its compressed twins."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

import chabudai.server
from chabudai.server.errors import Refused

FOLDER = Path(chabudai.server.__file__).parent / "client"  # where `make client` builds it
TWINS = {"br": ".br", "gzip": ".gz"}  # the best first
MEDIA_TYPES = {".webmanifest": "application/manifest+json"}  # which not every machine knows
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
ALWAYS_ASK = "no-cache"


@dataclass(frozen=True)
class File:
    body: bytes
    media_type: str
    twins: dict[str, bytes]


def files_in(folder: Path) -> dict[str, File]:
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in TWINS.values()]
    return {path.relative_to(folder).as_posix(): read(path) for path in found}


def read(path: Path) -> File:
    twins = {name: Path(f"{path}{suffix}") for name, suffix in TWINS.items()}
    compressed = {name: twin.read_bytes() for name, twin in twins.items() if twin.exists()}
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    media_type = MEDIA_TYPES.get(path.suffix, guessed)
    return File(path.read_bytes(), media_type, compressed)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client; every other path is a page, which the client itself draws."""
    files: dict[str, File] = request.app.state.client
    name = path.lstrip("/")
    file = files.get(name)
    if file is None and name.startswith(("assets/", "api/")):
        raise Refused("not-found", "error-no-page")
    file = file or files.get("index.html")
    if file is None:
        return Response(NOT_BUILT, status_code=503, media_type="text/plain")
    caching = FOR_EVER if name.startswith("assets/") else ALWAYS_ASK
    return sent(file, request.headers.get("accept-encoding", ""), caching)


def sent(file: File, accepted: str, caching: str) -> Response[bytes]:
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    wanted = {each.split(";")[0].strip() for each in accepted.split(",")}
    for name, twin in file.twins.items():
        if name in wanted:
            return Response(twin, media_type=file.media_type, headers=headers | {"content-encoding": name})
    return Response(file.body, media_type=file.media_type, headers=headers)


NOT_BUILT = b"The browser client is not built. In a checkout, `make client` builds it.\n"
