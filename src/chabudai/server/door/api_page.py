"""API page: the OpenAPI description as a page to read. No scripts, nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec
from litestar import Request, get
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from chabudai.server import wire
from chabudai.server.errors import STATUS

STYLE_PATH = "/api/docs/style.css"
ONES_OWN = ("/me/tables", "/me/invitations", "/me/blocked", "/account/links", "/note", "/notices", "/invitations")
ACCOUNTS = ("/api/account", "/api/links", "/api/notices", "/api/people")
STYLE = """
:root { color-scheme: light dark }
:root { --ink: #231e1a; --page: #f3ecdd; --panel: #faf5e9; --line: #d6cab3; --seal: #b4321a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0e8d9; --page: #14161b; --panel: #1c1f26; --line: #373c47; --seal: #f0795c }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .25rem 1rem 1rem;
  margin: 1rem 0 }
h2 { font-size: 1.1rem; overflow-wrap: anywhere }
h2 b { color: var(--seal) }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
pre { overflow-x: auto; margin: .25rem 0 }
a { color: inherit }
"""


@get(STYLE_PATH, include_in_schema=False, media_type="text/css")
async def style() -> str:
    return STYLE


class ApiPage(OpenAPIRenderPlugin):
    """Every operation with what it takes and gives, then every shape by name."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return "".join(page_of(with_errors(openapi_schema))).encode()


class ApiDescription(JsonRenderPlugin):
    """The same for programs."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_errors(openapi_schema))


# --- what goes wrong: the framework would describe errors of its own, which nobody ever sees --------------------


def with_errors(schema: dict[str, Any]) -> dict[str, Any]:
    [_], shapes = msgspec.json.schema_components([wire.Error], ref_template="#/components/schemas/{name}")
    paths = {
        path: {method: failing(path, method, operation) for method, operation in operations.items()}
        for path, operations in schema["paths"].items()
    }
    components = schema["components"] | {"schemas": schema["components"]["schemas"] | shapes}
    return schema | {"paths": paths, "components": components}


def failing(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    done = {status: answer for status, answer in operation["responses"].items() if status < "400"}
    failed = {str(status): error_described(status) for status in statuses(path, method)}
    return operation | {"responses": done | failed}


def statuses(path: str, method: str) -> list[int]:
    """What may come instead of an answer."""
    changes = method != "get"
    needs_person = path != "/api/me" and (changes or path.endswith(ONES_OWN))
    possible = {
        401: needs_person,
        409: "{table}" in path or path == "/api/tables" or path.startswith(ACCOUNTS),
        413: changes,
    }
    return [status for status in sorted(set(STATUS.values())) if possible.get(status, True)]


def error_described(status: int) -> dict[str, Any]:
    kinds = " or ".join(f"`{kind}`" for kind, number in STATUS.items() if number == status)
    shape = {"$ref": "#/components/schemas/Error"}
    return {"description": kinds, "content": {"application/json": {"schema": shape}}}


# --- the page ---------------------------------------------------------------------------------------------------


def page_of(schema: dict[str, Any]) -> Iterator[str]:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    yield "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
    yield "<meta name='viewport' content='width=device-width, initial-scale=1'>"
    yield f"<title>{title}</title><link rel='stylesheet' href='{STYLE_PATH}'></head><body><main>"
    yield f"<h1>{title}</h1><p>{escape(schema['info']['description'])}</p>"
    yield "<p><a href='/api/docs/openapi.json'>openapi.json</a></p>"
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            yield from operation_section(path, method, operation)
    for name, shape in schema["components"]["schemas"].items():
        yield f"<section id='{escape(name)}'><h2>{escape(name)}</h2>{fields_of(shape)}</section>"
    yield "</main></body></html>"


def operation_section(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<section><h2><b>{escape(method.upper())}</b> {escape(path)}</h2><p>{escape(operation['summary'])}</p>"
    for parameter in operation.get("parameters", []):
        yield line(f"{parameter['name']} ({parameter['in']})", parameter["schema"])
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield line("takes", content["schema"])
    for status, answer in operation["responses"].items():
        for content in answer.get("content", {}).values():
            if status.startswith("2"):
                yield line("gives", content["schema"])
    yield "</section>"


def fields_of(shape: dict[str, Any]) -> str:
    return "".join(line(name, field) for name, field in shape.get("properties", {}).items())


def line(name: str, schema: dict[str, Any]) -> str:
    return f"<pre>{escape(name)}: {shape_name(schema)}</pre>"


def shape_name(schema: dict[str, Any]) -> str:
    """A shape in a few signs: `[Seat]`, `text | null`, a link to a shape with a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " | ".join(shape_name(each) for each in schema[several])
    if "enum" in schema:
        return " | ".join(escape(repr(each)) for each in schema["enum"])
    if schema.get("type") == "array":
        return f"[{shape_name(schema.get('items', {}))}]"
    return escape(str(schema.get("format") or schema.get("type") or "any"))
