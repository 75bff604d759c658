"""Private notes: kept with the game for one person, seen by nobody else, and never overwritten unseen."""

from typing import Any

from server.acquaintances import everything_told, registered
from server.people import Person, Server
from server.registering import PASSWORD, logged_in, refused

from chabudai.server.wire import LONGEST_NOTE

SECRET = "Ota never buys the third souvenir"


def noted(person: Person, table: str) -> dict[str, Any]:
    return dict(person.get(f"/api/tables/{table}/note"))


def write(person: Person, table: str, text: str, version: int = 0) -> dict[str, Any]:
    return dict(person.put(f"/api/tables/{table}/note", text=text, version=version))


def of_two(server: Server) -> tuple[Person, Person, str]:
    host, other = Person(server, "Hana"), Person(server, "Petr")
    table = str(host.lay()["id"])
    other.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    return host, other, table


def finished(host: Person) -> str:
    """The id of a game against a bot that is over."""
    table = str(host.lay(bots=["novice"], start=True, pace=0)["id"])
    with host.sit_at(table) as line:
        line.play_on()
    return table


def test_a_guest_finds_what_they_wrote_at_a_table_again(server: Server) -> None:
    host, _, table = of_two(server)
    assert noted(host, table) == {"text": "", "version": 0}
    assert write(host, table, "two lines\nof mine") == {"text": "two lines\nof mine", "version": 1}
    assert noted(host, table) == {"text": "two lines\nof mine", "version": 1}


def test_a_note_can_be_written_at_a_game_that_is_over_and_by_who_looked_on(server: Server) -> None:
    host = Person(server, "Hana")
    table, onlooker = finished(host), Person(server, "Eva")
    for person in (host, onlooker):
        assert write(person, table, person.get("/api/me")["me"]["name"])["version"] == 1
    assert [noted(host, table)["text"], noted(onlooker, table)["text"]] == ["Hana", "Eva"]


def test_a_note_is_known_on_every_device_of_its_writer(server: Server) -> None:
    person, name = registered(server)
    table = person.lay()["id"]
    write(person, table, SECRET)
    assert noted(logged_in(server, name), table)["text"] == SECRET


def test_nobody_writes_over_a_note_that_another_tab_has_changed(server: Server) -> None:
    host, _, table = of_two(server)
    write(host, table, "one")
    write(host, table, "two", version=1)
    for known in (0, 1, 3, -1):
        with refused("stale", "error-note-changed"):
            write(host, table, "three", version=known)
    assert noted(host, table) == {"text": "two", "version": 2}


def test_the_versions_of_a_note_that_was_emptied_are_not_counted_anew(server: Server) -> None:
    host, _, table = of_two(server)
    write(host, table, "one")
    assert write(host, table, "", version=1) == {"text": "", "version": 2}
    with refused("stale"):
        write(host, table, "two", version=0)
    assert own_notes(host) == [""]


def test_a_note_has_a_longest_length_in_letters_of_any_script(server: Server) -> None:
    host, _, table = of_two(server)
    assert write(host, table, "桜" * LONGEST_NOTE)["version"] == 1
    with refused("bad-value", "error-note"):
        write(host, table, "a" * (LONGEST_NOTE + 1), version=1)


def test_letters_that_no_database_takes_are_left_out(server: Server) -> None:
    host, _, table = of_two(server)
    assert write(host, table, "a\x00b\x07c\r\n\td")["text"] == "abc\n\td"


def test_a_note_needs_a_table_and_somebody_who_writes_it(server: Server) -> None:
    host, _, table = of_two(server)
    with refused("not-found", "error-no-table"):
        write(host, "nowhere", "one")
    with refused("no-guest"):
        write(Person(server), table, "one")


def own_notes(person: Person) -> list[str]:
    return [table["note"] for table in person.get("/api/me/tables")["tables"]]


def test_the_list_of_own_games_shows_how_each_note_begins(server: Server) -> None:
    host, other, table = of_two(server)
    assert own_notes(host) == [""]
    write(host, table, f"watch the rice\n\n{'x' * LONGEST_NOTE}"[:LONGEST_NOTE])
    [shown] = own_notes(host)
    assert shown.startswith("watch the rice xxx")
    assert shown.endswith("…")
    assert len(shown) == 200
    assert own_notes(other) == [""]


# --- seen by nobody else ----------------------------------------------------------------------------------------


def test_no_byte_that_another_reader_gets_tells_of_a_note(server: Server) -> None:
    host, other, table = of_two(server)
    readers = [other, Person(server, "Eva"), Person(server)]
    before = [everything_told(reader, table) for reader in readers]
    server.forget_what_was_told()
    with other.sit_at(table) as line:
        write(host, table, SECRET)
        line.say("ping")
        told = [message["type"] for message in line.heard]
        assert told.count("chat") == 1
        assert told[-1] == "ok"
    assert [everything_told(reader, table) for reader in readers] == before
    assert SECRET not in server.told()


def test_a_match_file_holds_no_note(server: Server) -> None:
    host = Person(server, "Hana")
    table = finished(host)
    before = host.http.get(f"/api/tables/{table}/match").content
    write(host, table, SECRET)
    assert host.http.get(f"/api/tables/{table}/match").content == before


# --- becoming one, and nobody -----------------------------------------------------------------------------------


def test_merging_a_guest_keeps_both_notes_of_a_table(server: Server) -> None:
    person, name = registered(server)
    shared, table = person.lay(seats=3)["id"], ""
    write(person, shared, "of the account")
    guest = Person(server, "Guest")
    table = guest.lay()["id"]
    write(guest, shared, "of the guest")
    write(guest, table, "alone")
    guest.post("/api/account/log-in", name=name, password=PASSWORD)
    guest.post("/api/account/merge")
    assert noted(person, shared) == {"text": "of the account\n\nof the guest", "version": 2}
    assert noted(person, table) == {"text": "alone", "version": 1}
