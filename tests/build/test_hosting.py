"""The files for hosts: units, container, proxies and settings agree with what the program does."""

import configparser
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
import typer
import uvicorn

from chabudai.cli.command_line import build
from chabudai.cli.voice import Voice, words_of
from chabudai.server.door import routes
from chabudai.server.door.admission import MOST_FILES
from chabudai.server.door.serve import SECONDS_TO_FINISH
from chabudai.server.limits import PREFIX, Limits
from chabudai.server.monitoring import systemd
from chabudai.server.people.identity import is_id, new_id
from chabudai.server.wire import LONGEST_BODY

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ROOT / "hosting"
UNITS = sorted(HOSTING.glob("*.service"))
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
NGINX = (HOSTING / "nginx.conf").read_text("utf-8")
CADDY = (HOSTING / "Caddyfile").read_text("utf-8")
CONTAINER = (HOSTING / "Containerfile").read_text("utf-8").replace("\\\n", " ")
HEALTH_PATHS = {path for handler in (routes.alive, routes.health) for path in handler.paths}
PORT = 8000


def accepted(words: list[str]) -> dict[str, object]:
    """What our command line makes of a command."""
    command = typer.main.get_command(build(Voice(words_of("en"))))
    name, *rest = words
    found = command.get_command(typer.Context(command), name)  # type: ignore[attr-defined]
    assert found is not None, f"there is no command {name}"
    return dict(found.make_context(name, rest).params)


def seconds(text: str) -> float:
    return float(text.removesuffix("s"))


# --- units ------------------------------------------------------------------------------------------------------


def read(unit: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(unit.read_text("utf-8"))
    return parser["Service"]


def instance_of(text: str) -> str:
    return text.replace("%i", str(PORT))


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_command_that_there_is(unit: Path) -> None:
    service = read(unit)
    program, *words = shlex.split(instance_of(service["ExecStart"]))
    assert Path(program).name == "chabudai"
    given = accepted(words)
    if words[0] == "serve":
        assert (given["host"], given["port"]) == ("127.0.0.1", PORT)
        assert str(given["data"]) == f"/var/lib/{service['StateDirectory']}"
        assert int(service["LimitNOFILE"]) == MOST_FILES
    assert float(service["TimeoutStopSec"]) > 2 * SECONDS_TO_FINISH
    assert service["KillMode"] == "mixed", "the bots' processes end with the server, not before it"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_a_unit(unit: Path, tmp_path: Path) -> None:
    here = tmp_path / unit.name
    here.write_text(unit.read_text("utf-8").replace("/opt/chabudai/bin/chabudai", sys.executable), "utf-8")
    said = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True)
    ours = [line for line in said.stderr.splitlines() if unit.name.partition("@")[0] in line]
    assert (said.returncode, ours) == (0, []), said.stderr


def test_a_unit_that_waits_for_a_word_gets_it(tmp_path: Path) -> None:
    assert read(HOSTING / "chabudai@.service")["Type"] == "notify"
    place = str(tmp_path / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(place)
        systemd.tell({"NOTIFY_SOCKET": place}, "READY=1")
        assert listening.recv(100) == b"READY=1"
    for nobody in ("", "tcp:1", place, "@nobody listens"):
        systemd.tell({"NOTIFY_SOCKET": nobody}, "READY=1")


# --- settings ---------------------------------------------------------------------------------------------------


def settings_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:CHABUDAI_[A-Z_]*[A-Z]|(?:DIRECT_)?DATABASE_URL|FORWARDED_ALLOW_IPS)\b", text))


def settings_of_the_program() -> set[str]:
    named = [settings_in(file.read_text("utf-8")) for file in (ROOT / "src").rglob("*.py")]
    limits = {f"{PREFIX}{field.name.upper()}" for field in fields(Limits)}
    return limits.union(*named) - {"CHABUDAI_DEBUG"}  # for those who write Chabudai


def test_every_setting_is_explained_and_no_other() -> None:
    assert settings_in(PAGE) == settings_of_the_program()


def test_the_defaults_on_the_page_are_those_of_the_program() -> None:
    rows = re.findall(r"^\| ((?:`CHABUDAI_\w+`(?:, )?)+) \| ([\d., ]+) \|", PAGE, re.MULTILINE)
    told = {
        name: float(value)
        for names, values in rows
        for name, value in zip(re.findall(r"CHABUDAI_\w+", names), values.split(", "), strict=True)
    }
    limits = Limits()
    assert told == {f"{PREFIX}{field.name.upper()}": getattr(limits, field.name) for field in fields(Limits)}


@pytest.mark.parametrize(
    "file", [*UNITS, HOSTING / "chabudai.env", HOSTING / "Containerfile"], ids=lambda f: f.name
)
def test_no_file_names_a_setting_that_there_is_not(file: Path) -> None:
    assert settings_in(file.read_text("utf-8")) <= settings_of_the_program()


# --- proxies ----------------------------------------------------------------------------------------------------


def directive(name: str) -> str:
    [value] = re.findall(rf"^\s*{name}\s+(.*?);", NGINX, re.MULTILINE)
    return str(value)


def test_nginx_tells_the_server_who_comes_and_passes_sockets_on() -> None:
    headers = dict(re.findall(r"proxy_set_header\s+(\S+)\s+(\S+);", NGINX))
    assert headers == {
        "Host": "$host",
        "X-Forwarded-For": "$remote_addr",  # what the visitor says of it is not passed on
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$chabudai_connection",
    }
    assert directive("proxy_http_version") == "1.1"
    assert f"server 127.0.0.1:{PORT} " in NGINX


def test_a_table_is_at_one_process_as_long_as_that_is_there() -> None:
    """Each process that somebody at a table comes to follows its game."""
    [pattern] = re.findall(r"~(\^/api/tables/\S+) \$id;", NGINX)
    found = [
        re.match(pattern.replace("?<id>", "?P<id>"), f"/api/tables/{new_id()}{end}") for end in ("", "/socket")
    ]
    assert all(each is not None and is_id(each["id"]) for each in found)
    assert directive("hash") == "$chabudai_table consistent"
    assert "lb_policy uri_hash" in CADDY


def test_nginx_gives_the_time_that_the_server_gives() -> None:
    limits, usual = Limits(), uvicorn.Config("nothing:here")
    assert usual.ws_ping_interval is not None
    assert usual.ws_ping_timeout is not None
    assert seconds(directive("proxy_read_timeout")) > usual.ws_ping_interval + usual.ws_ping_timeout
    assert seconds(directive("client_header_timeout")) == limits.header_seconds
    assert seconds(directive("client_body_timeout")) == limits.body_seconds
    assert int(directive("client_max_body_size").removesuffix("k")) * 1024 > LONGEST_BODY
    assert directive("limit_conn") == f"chabudai {limits.connections}"


def at_home(folder: Path) -> str:
    """The file of the site inside one of nginx that touches nothing but a folder."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    scratch = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    site = NGINX.replace("/etc/letsencrypt/live/table.example", str(folder))
    site = re.sub(r"(listen (?:\[::\]:)?)(80|443)\b", r"\g<1>58\2", site)  # ports that anybody may open
    return f"pid {folder}/pid;\nevents {{}}\nhttp {{\n{scratch}\naccess_log off;\n{site}\n}}\n"


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not here")
def test_nginx_understands_its_file(tmp_path: Path) -> None:
    certificate, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    name = ["-subj", "/CN=table.example", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *name], capture_output=True, check=True
    )
    (tmp_path / "nginx.conf").write_text(at_home(tmp_path), "utf-8")
    command = ["nginx", "-t", "-p", str(tmp_path), "-c", "nginx.conf", "-e", "stderr"]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr


def test_caddy_asks_the_same_server_whether_it_is_well() -> None:
    assert re.search(r"health_uri (\S+)", CADDY)[1] in HEALTH_PATHS  # type: ignore[index]
    assert f"reverse_proxy 127.0.0.1:{PORT}" in CADDY
    assert "encode" not in CADDY, "of answers the compressed size could tell a secret"
    assert int(re.search(r"max_size (\d+)KB", CADDY)[1]) * 1000 > LONGEST_BODY  # type: ignore[index]


# --- the container ----------------------------------------------------------------------------------------------


def instructions(name: str) -> list[str]:
    return re.findall(rf"^\s*{name}\s+(.*)$", CONTAINER, re.MULTILINE)


def test_the_container_serves_where_it_says() -> None:
    [command] = [words for words in instructions("CMD") if "serve" in words]
    given = accepted(re.findall(r'"([^"]+)"', command))
    assert instructions("EXPOSE") == [str(given["port"])]
    assert instructions("VOLUME") == [str(given["data"])]
    [checked] = re.findall(r"http://127\.0\.0\.1:(\d+)(/[\w/]+)", CONTAINER)
    assert (int(checked[0]), checked[1] in HEALTH_PATHS) == (given["port"], True)
    assert instructions("USER") == ["chabudai"]


def test_what_is_copied_into_the_container_is_there_and_what_was_built_here_is_not() -> None:
    for copied in instructions("COPY"):
        words = copied.split()
        if not words[0].startswith("--from"):
            assert (ROOT / words[0]).exists(), copied
    ignored = (ROOT / ".containerignore").read_text("utf-8").split()
    assert {".git", ".venv", "**/*.so", "web/node_modules"} <= set(ignored)


def test_what_runs_in_the_container_is_pinned_and_needs_no_tools() -> None:
    lock = (HOSTING / "requirements.lock").read_text("utf-8")
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", lock, re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["postgresql"]]
    for need in wanted:
        assert re.split(r"[\[><=]", need)[0].replace(".", "-") in pinned, need
    assert not {"pytest", "mypy", "ruff", "playwright"} & set(pinned)
    assert "://" not in lock, "no address of anybody's index"
    everything = (ROOT / "requirements.lock").read_text("utf-8")
    for name, version in pinned.items():
        assert f"{name}=={version}" in everything, "what is tested is what runs"


def test_whatever_this_house_is_built_and_tested_with_is_pinned() -> None:
    """Else a command of the Makefile finds a library missing."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    pinned = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))
    assert {re.split(r"[><=]", need)[0] for need in groups["dev"]} <= pinned


@pytest.mark.parametrize("file", ["requirements.lock", "hosting/requirements.lock"])
def test_a_lock_pins_extras_in_every_spelling_that_a_library_may_ask_for(file: str) -> None:
    """An old pip that checks hashes finds no other."""
    lock = (ROOT / file).read_text("utf-8")
    versions = dict(re.findall(r"^(psycopg(?:\[[a-z,]+\])?)==(\S+)", lock, re.MULTILINE))
    assert set(versions) == {"psycopg", "psycopg[binary]", "psycopg[pool]", "psycopg[binary,pool]"}
    assert len(set(versions.values())) == 1
