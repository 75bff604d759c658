"""Taking back against bots: their moves go with one's own, and they think anew."""

import sqlite3
from contextlib import closing
from pathlib import Path

from server.people import Line, Person, Server

from chabudai.server.storage.engines import FILE

CASTLE = "white_castle"


def against_bots(server: Server, seats: int = 3) -> Line:
    person = Person(server, "Hana")
    table = person.lay(CASTLE, seats, bots=["novice"] * (seats - 1), start=True)["id"]
    line = person.sit_at(table)
    line.let_bots_move()
    return line


def copied(data: Path, to: Path) -> Path:
    """The folder of a server that runs, as another one may have it; of a server of databases there is no file."""
    to.mkdir()
    if (data / FILE).exists():
        with closing(sqlite3.connect(data / FILE)) as running, closing(sqlite3.connect(to / FILE)) as copy:
            running.backup(copy)
    return to


def play_until_bots_have_moved(line: Line) -> tuple[dict[str, int], list[str]]:
    """Until they have, and one may take back; what was asked before one's last move, and what one could choose."""
    while True:
        asked, legal, at = line.question(), line.legal(), line.position["at"]
        assert line.move(legal[0])["type"] == "ok"
        line.wait_for(Line.is_asked)
        if line.position["at"] > at + 1 and line.position["undo"] is None:
            return asked, legal


def test_the_moves_of_the_bots_are_taken_back_with_ones_own(server: Server) -> None:
    line = against_bots(server)
    _, legal = play_until_bots_have_moved(line)
    asked, at = line.question(), line.position["at"]
    answer = line.say("undo", **asked)
    assert (answer["type"], line.legal(), line.position["deciders"]) == ("ok", legal, [0])
    taken = at - line.position["at"]
    assert (taken > 1, answer["n"]) == (True, asked["n"] + taken)  # each of them is a row
    assert all(told["at"] <= line.position["at"] for told in line.log)

    assert line.move(legal[-1])["type"] == "ok"  # and the bots go on from there
    line.wait_for(Line.is_asked)


def test_what_was_taken_back_stays_so_when_the_server_starts_anew(server: Server, tmp_path: Path) -> None:
    line = against_bots(server)
    play_until_bots_have_moved(line)
    assert line.say("undo", **line.question())["type"] == "ok"
    told = line.position
    with Server(copied(server.data, tmp_path / "data"), server.environment.get("DATABASE_URL")) as other:
        person = Person(other)
        person.http.cookies.set("chabudai", line.person.secret())
        assert person.sit_at(line.table["id"]).position == told


def test_bots_that_move_meanwhile_do_not_make_it_stale(server: Server) -> None:
    """Whoever asks while the last position on the page is that after one's own move means the same."""
    line = against_bots(server)
    asked, legal = play_until_bots_have_moved(line)
    after_ones_own_move = asked | {"n": asked["n"] + 1}
    assert line.say("undo", **after_ones_own_move)["type"] == "ok"
    assert line.legal() == legal
    assert line.refused("undo", **after_ones_own_move) == "stale"  # the same press, twice


def test_a_bot_that_is_still_thinking_does_not_move_into_what_was_taken_back(server: Server) -> None:
    line = against_bots(server, 2)
    play_until_bots_have_moved(line)
    line.say("pace", pace=5000)
    while line.position["deciders"] == [0]:
        assert line.move(line.legal()[0])["type"] == "ok"
    if line.position["undo"] is None:
        at = line.position["at"]
        assert line.say("undo", **line.question())["type"] == "ok"
        line.say("skip")
        assert (line.position["at"], line.position["deciders"]) == (at - 1, [0])
        line.say("pace", pace=0)
        assert line.move(line.legal()[0])["type"] == "ok"
        line.wait_for(Line.is_asked)


def test_where_another_person_sits_nothing_changes(server: Server) -> None:
    host, guest = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(CASTLE, 3, bots=[None, "novice"])["id"]
    guest.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    lines = [host.sit_at(table), guest.sit_at(table)]
    lines[0].say("pace", pace=0)
    for _ in range(40):
        for line in lines:
            line.say("ping")
        asked = next((line for line in lines if line.is_asked()), None)
        if asked is None:
            continue
        made = asked.position["at"] + 1
        assert asked.move(asked.legal()[0])["type"] == "ok"
        while asked.position["deciders"] == [2]:
            asked.hear(lambda message: message["type"] == "position")
        if asked.position["at"] > made:  # the bot has moved since
            assert asked.position["undo"] is not None
            assert asked.refused("undo", **asked.question()) == "bad-undo"
