"""Profiles: what somebody has played and how, and no more of it than the reader may see."""

from typing import Any

from server.acquaintances import block, profile, sit
from server.people import Person, Server
from server.registering import refused


def of(reader: Person, person: Person) -> dict[str, Any]:
    return dict(reader.get(f"/api/people/{profile(person)}"))


def played_out(host: Person, **wanted: Any) -> dict[str, Any]:
    """A game against a bot that is over."""
    table = host.lay(bots=["novice"], pace=0, **wanted)
    host.post(f"/api/tables/{table['id']}/start")
    with host.sit_at(table["id"]) as line:
        line.play_on()
    return dict(host.get(f"/api/tables/{table['id']}"))


def test_a_profile_tells_name_first_day_and_results_by_game(server: Server) -> None:
    person, reader = Person(server, "Hana"), Person(server)
    games = [played_out(person) for _ in range(2)]
    told = of(reader, person)
    scores = [table["result"]["scores"][0] for table in games]
    won = sum(0 in table["result"]["winners"] for table in games)
    assert (told["name"], told["since"], told["me"]) == ("Hana", games[0]["created"][:10], False)
    assert told["results"] == [{"game": "tokaido", "played": 2, "won": won, "best": max(scores)}]
    assert [table["id"] for table in told["recent"]] == [table["id"] for table in reversed(games)]


def test_private_games_are_counted_but_shown_only_to_those_who_played_there(server: Server) -> None:
    person, friend, stranger = Person(server, "Hana"), Person(server, "Petr"), Person(server, "Eva")
    table = str(person.lay(seats=2, public=False)["id"])
    sit(friend, table)
    person.post(f"/api/tables/{table}/start")
    hidden = played_out(person, public=False)["id"]
    assert [each["played"] for each in of(stranger, person)["results"]] == [1]
    assert of(stranger, person)["recent"] == []
    assert [each["id"] for each in of(friend, person)["recent"]] == [table]
    assert {each["id"] for each in of(person, person)["recent"]} == {table, hidden}
    assert of(person, person)["me"] is True


def test_a_table_for_invited_people_is_not_shown_to_strangers(server: Server) -> None:
    person, stranger = Person(server, "Hana"), Person(server, "Eva")
    played_out(person, invite_only=True, onlookers=True)
    assert of(stranger, person)["recent"] == []


def test_a_game_that_a_bot_finished_is_counted_but_its_points_are_not(server: Server) -> None:
    one, other = Person(server, "Hana"), Person(server, "Petr")
    table = str(one.lay(seats=2, pace=0)["id"])
    sit(other, table)
    one.post(f"/api/tables/{table}/start")
    other.post(f"/api/tables/{table}/leave")
    with one.sit_at(table) as line:
        line.play_on()
    assert of(one, other)["results"] == [{"game": "tokaido", "played": 1, "won": 0, "best": None}]


def test_who_is_gone_has_no_profile(server: Server) -> None:
    person, reader = Person(server, "Hana"), Person(server)
    known = profile(person)
    person.post("/api/account/delete", password="")
    for whom in (known, "nobody", "NOBODY"):
        with refused("not-found", "error-no-person"):
            reader.get(f"/api/people/{whom}")


def test_no_byte_of_a_profile_tells_of_a_block(server: Server) -> None:
    one, other = Person(server, "Hana"), Person(server, "Petr")
    paths = [f"/api/people/{profile(each)}" for each in (one, other)]
    before = [other.http.get(path).content for path in paths]
    block(one, other)
    assert [other.http.get(path).content for path in paths] == before


def test_the_id_of_a_profile_opens_nothing(server: Server) -> None:
    person = Person(server, "Hana")
    assert profile(person) != person.get("/api/me")["me"]["id"]
    thief = Person(server)
    thief.http.cookies.set("chabudai", profile(person))
    assert thief.get("/api/me")["me"] is None
