"""`chabudai serve`: what it says of where it is."""

import socket
from pathlib import Path

import pytest

from chabudai.cli.commands import serve as command
from chabudai.cli.main import status_of
from chabudai.server.door import serve as server

HERE = "http://127.0.0.1:8000/"


def said_by(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, host: str) -> str:
    """The words of a server that is there at once and ends at once."""
    monkeypatch.setattr(server, "serve", lambda host, port, data, announce: announce(HERE))
    assert status_of(["serve", "--host", host, "--data", str(folder), "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_who_lets_others_in_is_told_the_address_that_they_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "number_in_network", lambda: "192.168.1.5")
    said = said_by(monkeypatch, capsys, tmp_path, "0.0.0.0")
    assert said.splitlines()[:2] == [
        f"Chabudai is running at {HERE}",
        "Others on your network type http://192.168.1.5:8000/",
    ]


def test_who_is_alone_is_told_nothing_of_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "Others" not in said_by(monkeypatch, capsys, tmp_path, "127.0.0.1")


def test_a_table_with_a_name_is_told_by_its_name() -> None:
    named = {"CHABUDAI_ORIGIN": "https://table.example"}
    assert command.address_for_others(HERE, named) == "https://table.example/"


def test_without_a_network_the_machine_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "number_in_network", lambda: None)
    assert command.address_for_others(HERE, {}) == f"http://{socket.gethostname()}:8000/"


def test_the_number_of_the_machine_is_one_it_has_itself() -> None:
    found = command.number_in_network()
    if found is not None:
        with socket.socket() as listening:
            listening.bind((found, 0))


def test_a_server_without_a_page_says_how_to_build_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("chabudai.server.door.static.FOLDER", tmp_path)
    said = said_by(monkeypatch, capsys, tmp_path, "127.0.0.1")
    assert "make client" in " ".join(said.split())
