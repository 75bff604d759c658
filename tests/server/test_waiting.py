"""Where somebody is asked: the count that every page shows, and what the list of own games tells of each."""

from typing import Any

import pytest
from server.people import Line, Person, Server

from chabudai.server.lobby.lists import last_of
from chabudai.server.match.story import Told, ToldEvent, written

MOVES = 12


def waiting(person: Person) -> list[str]:
    told = person.get("/api/waiting")
    assert told["count"] == len(told["tables"])
    return [table["id"] for table in told["tables"]]


def mine(person: Person, table: str) -> dict[str, Any]:
    [found] = [each for each in person.get("/api/me/tables")["tables"] if each["id"] == table]
    return dict(found)


def seated(host: Person, *friends: Person, game: str = "tokaido", **options: Any) -> str:
    table = str(host.lay(game, seats=1 + len(friends), options=options)["id"])
    for friend in friends:
        friend.post(f"/api/tables/{table}/sit", seat=None)
    host.post(f"/api/tables/{table}/start")
    return table


def test_whoever_is_nobody_and_whoever_sits_nowhere_is_waited_for_nowhere(server: Server) -> None:
    assert Person(server).get("/api/waiting") == {"count": 0, "tables": []}
    assert waiting(Person(server, "Hana")) == []


def test_tables_where_one_is_asked_are_told_the_longest_first_with_when_and_what_is_played(server: Server) -> None:
    host = Person(server, "Hana")
    first = str(host.lay("white_castle", seats=1, start=True)["id"])
    second = str(host.lay(seats=2, bots=["steady"], start=True)["id"])
    host.lay(seats=2)  # which waits for players, not for an answer
    assert waiting(host) == [first, second]
    told = host.get("/api/waiting")["tables"]
    assert [each["game"] for each in told] == ["white_castle", "tokaido"]
    assert told[0]["since"] <= told[1]["since"]
    assert [each["id"] for each in host.get("/api/me/tables")["tables"]][:2] == [first, second]
    with host.sit_at(first) as line:
        line.move(line.legal()[0])
        assert line.is_asked()
    assert waiting(host) == [second, first]


def test_only_who_is_asked_hears_of_it_and_who_has_answered_no_more(server: Server) -> None:
    people = [Person(server, name) for name in ("Hana", "Mizu")]
    table = seated(*people, game="white_castle")
    lines = [person.sit_at(table) for person in people]
    [asked] = lines[0].position["deciders"]
    assert [waiting(person) for person in people] == [[table] if seat == asked else [] for seat in (0, 1)]
    lines[asked].move(lines[asked].legal()[0])
    lines[1 - asked].hear_with(lines[asked])
    still = lines[asked].position["deciders"]
    assert [waiting(person) for person in people] == [[table] if seat in still else [] for seat in (0, 1)]


def test_who_has_sealed_a_choice_that_several_make_is_waited_for_no_more(server: Server) -> None:
    people = [Person(server, name) for name in ("Hana", "Mizu", "Kaze")]
    table = seated(*people, game="shogun", setup="fixed")
    lines = [person.sit_at(table) for person in people]
    settle(lines)
    assert [waiting(person) for person in people] == [[table]] * 3
    while 0 in lines[0].position["deciders"]:
        lines[0].move(lines[0].legal()[0])
    assert [waiting(person) for person in people] == [[], [table], [table]]


def settle(lines: list[Line]) -> None:
    """Until all are asked at once."""
    while len(lines[0].position["deciders"]) < len(lines):
        asked = lines[lines[0].position["deciders"][0]]
        asked.move(asked.legal()[0])
        for line in lines:
            line.hear_with(asked)


def test_a_seat_that_a_bot_plays_on_waits_for_nobody(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Mizu")
    table = seated(host, friend)
    asked = host if waiting(host) else friend
    asked.post(f"/api/tables/{table}/leave")
    assert waiting(asked) == []


@pytest.mark.parametrize("game", ["tokaido", "white_castle", "shogun"])
def test_my_games_tell_the_last_line_of_my_own_log(server: Server, game: str) -> None:
    host = Person(server, "Hana")
    table = str(host.lay(game, seats=3, bots=["novice"] * 2, start=True)["id"])
    with host.sit_at(table) as line:
        for _ in range(MOVES):
            line.let_bots_move()
            assert mine(host, table)["last"] == line.log[-1]["message"]
            line.move(line.legal()[0])


def test_a_game_that_waits_for_players_or_is_taken_back_tells_no_last_line(server: Server) -> None:
    host = Person(server, "Hana")
    assert mine(host, str(host.lay(seats=2)["id"]))["last"] is None
    table = str(host.lay("white_castle", seats=1, start=True)["id"])
    with host.sit_at(table) as line:
        line.move(line.legal()[0])
        assert mine(host, table)["last"] is not None
        assert line.say("undo", **line.question())["type"] == "ok"
    assert mine(host, table)["last"] is None


def row(audience: int, key: str) -> str:
    return written(Told([0, 0], None, [ToldEvent(audience, {"event": key}, {"key": key, "values": {}})]))


def test_the_last_line_is_the_newest_that_the_seat_may_know_and_none_from_before_a_move_was_taken_back() -> None:
    for_first, for_both = row(0b01, "event-looks"), row(0b11, "event-moves")
    rows = [for_first, for_both]
    assert [(last_of(rows, seat) or {}).get("key") for seat in (0, 1)] == ["event-looks", "event-moves"]
    assert last_of([for_first, None, for_both], 1) is None
    assert last_of([for_first], 1) is None
