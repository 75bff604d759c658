"""Laying a table, sitting down, filling seats with bots, starting, leaving, playing again."""

from typing import Any

import pytest
from server.people import Person, Server, WebError

from chabudai.core.languages import LANGUAGES


def refused(kind: str) -> Any:
    return pytest.raises(WebError, check=lambda problem: problem.kind == kind)


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_the_games_come_with_their_options_and_bots(server: Server) -> None:
    [tokaido] = [game for game in Person(server).get("/api/games")["games"] if game["id"] == "tokaido"]
    assert (tokaido["least"], tokaido["most"]) == (2, 5)
    gastronomy = {"id": "gastronomy", "clause": "T-11.3", "values": [False, True], "default": False}
    assert gastronomy | {"seats": [], "beside": []} in tokaido["options"]
    assert tokaido["bots"] == ["novice", "steady"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_by_clause_in_every_language(server: Server, language: str) -> None:
    rules = Person(server).get(f"/api/games/tokaido/rules?lang={language}")
    clauses = {clause["id"]: clause["text"] for chapter in rules["chapters"] for clause in chapter["clauses"]}
    assert len(clauses["T-3.7"]) > 20
    assert rules["language"] == language


def test_a_visitor_becomes_a_guest_by_a_nickname_and_keeps_the_seat_by_the_cookie(server: Server) -> None:
    person = Person(server)
    assert person.get("/api/me") == {"me": None}
    person.put("/api/me", name="Hana")
    assert person.get("/api/me")["me"]["name"] == "Hana"
    secret = person.secret()
    person.put("/api/me", name="Hanička")
    assert person.secret() == secret
    assert person.get("/api/me")["me"]["name"] == "Hanička"


def test_a_new_name_is_on_the_chair_of_a_waiting_table_and_a_match_keeps_its_names(server: Server) -> None:
    person = Person(server, "Hana")
    waiting = person.lay()["id"]
    running = person.lay(seats=2, bots=["steady"], start=True)["id"]
    person.put("/api/me", name="Eliška")
    assert person.get(f"/api/tables/{waiting}")["seats"][0]["name"] == "Eliška"
    assert person.get(f"/api/tables/{running}")["seats"][0]["name"] == "Hana"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    person = Person(server)
    answer = person.http.put("/api/me", json={"name": "Hana"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert person.secret() not in answer.text
    assert len(person.secret()) >= 43


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202e\u200b", "\n\t"])
def test_a_name_must_be_one_that_can_be_shown(server: Server, name: str) -> None:
    with refused("bad-value"):
        Person(server, name)


def test_names_are_cleaned_of_what_cannot_be_seen(server: Server) -> None:
    assert Person(server, " Ha\u202ena \n Nov\u0000á ").get("/api/me")["me"]["name"] == "Ha na Nov á"


def test_without_a_nickname_nobody_lays_a_table(server: Server) -> None:
    with refused("no-guest"):
        Person(server).lay()


def test_one_request_starts_a_game_against_bots(server: Server) -> None:
    table = Person(server, "Hana").lay(seats=4, bots=["steady", "novice", "steady"], start=True)
    assert table["state"] == "running"
    assert kinds(table) == ["guest", "bot", "bot", "bot"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "steady", "novice", "steady"]
    assert len({seat["name"] for seat in table["seats"]}) == 4
    assert len(table["seed_hash"]) == 64


def test_friends_sit_down_by_the_link_and_the_host_starts(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(seats=2, public=False)
    assert table["seed_hash"] is None
    assert friend.post(f"/api/tables/{table['id']}/sit")["your_seat"] == 1
    with refused("not-yours"):
        friend.post(f"/api/tables/{table['id']}/start")
    assert host.post(f"/api/tables/{table['id']}/start")["state"] == "running"


def test_a_table_by_link_is_in_no_list(server: Server) -> None:
    host = Person(server, "Hana")
    hidden, public = host.lay(public=False)["id"], host.lay(public=True)["id"]
    listed = [table["id"] for table in Person(server).get("/api/tables?state=open")["tables"]]
    assert public in listed
    assert hidden not in listed
    assert hidden in [table["id"] for table in host.get("/api/me/tables")["tables"]]


def test_a_game_does_not_start_while_a_seat_is_free(server: Server) -> None:
    host = Person(server, "Hana")
    table = host.lay(seats=3, bots=["steady"])
    with refused("not-allowed"):
        host.post(f"/api/tables/{table['id']}/start")
    with refused("not-allowed"):
        host.lay(seats=3, bots=["steady"], start=True)


def test_two_of_one_name_can_be_told_apart(server: Server) -> None:
    table = Person(server, "Hana").lay()
    other = Person(server, "Hana").post(f"/api/tables/{table['id']}/sit")
    assert [seat["name"] for seat in other["seats"]] == ["Hana", "Hana 2"]


def test_a_seat_that_is_taken_stays_taken(server: Server) -> None:
    table = Person(server, "Hana").lay(seats=3, bots=["steady"])["id"]
    with refused("not-allowed"):
        Person(server, "Petr").post(f"/api/tables/{table}/sit", seat=1)
    Person(server, "Petr").post(f"/api/tables/{table}/sit", seat=2)
    with refused("not-allowed"):
        Person(server, "Eva").post(f"/api/tables/{table}/sit")


def test_the_host_seats_bots_changes_them_and_sends_them_away(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(seats=3)["id"]
    assert kinds(host.post(f"/api/tables/{table}/seat", seat=2, bot="novice")) == ["guest", "free", "bot"]
    assert host.post(f"/api/tables/{table}/seat", seat=2, bot="steady")["seats"][2]["bot"] == "steady"
    assert kinds(host.post(f"/api/tables/{table}/seat", seat=2)) == ["guest", "free", "free"]
    friend.post(f"/api/tables/{table}/sit")
    with refused("not-yours"):
        friend.post(f"/api/tables/{table}/seat", seat=2, bot="steady")
    with refused("not-allowed"):
        host.post(f"/api/tables/{table}/seat", seat=1, bot="steady")
    with refused("bad-value"):
        host.post(f"/api/tables/{table}/seat", seat=2, bot="oracle")


def test_before_the_start_the_host_frees_the_seat_of_somebody_else_and_nobody_the_hosts(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(seats=3)["id"]
    friend.post(f"/api/tables/{table}/sit")
    with friend.sit_at(table) as line:
        assert kinds(host.post(f"/api/tables/{table}/seat", seat=1)) == ["guest", "free", "free"]
        line.wait_for(lambda each: each.table["your_seat"] is None)
    with refused("not-allowed"):
        host.post(f"/api/tables/{table}/seat", seat=0)
    friend.post(f"/api/tables/{table}/sit")
    with refused("not-yours"):
        friend.post(f"/api/tables/{table}/seat", seat=0)


def test_the_host_changes_options_seats_and_who_may_see_the_table(server: Server) -> None:
    host = Person(server, "Hana")
    table = host.lay(seats=4, bots=["steady"])["id"]
    changed = host.post(f"/api/tables/{table}/settings", options={"gastronomy": True}, seats=2, public=False)
    assert changed["options"]["gastronomy"] is True
    assert kinds(changed) == ["guest", "bot"]
    assert changed["public"] is False
    for bad in ({"options": {"gastronomy": "maybe"}}, {"options": {"chess": True}}, {"seats": 9}):
        with refused("bad-value"):
            host.post(f"/api/tables/{table}/settings", **bad)


def test_fewer_seats_never_cost_a_person_theirs(server: Server) -> None:
    host = Person(server, "Hana")
    table = host.lay(seats=4, bots=["steady", "steady"])["id"]
    Person(server, "Petr").post(f"/api/tables/{table}/sit", seat=3)
    smaller = host.post(f"/api/tables/{table}/settings", seats=2)
    assert [seat["name"] for seat in smaller["seats"]] == ["Hana", "Petr"]
    full = Person(server, "Eva").lay(seats=3)["id"]
    for name in ("Ota", "Jan"):
        Person(server, name).post(f"/api/tables/{full}/sit")
    with refused("not-yours"):
        host.post(f"/api/tables/{full}/settings", seats=2)


def test_who_leaves_before_the_start_frees_the_seat_and_the_next_is_host(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(seats=2)["id"]
    friend.post(f"/api/tables/{table}/sit")
    left = host.post(f"/api/tables/{table}/leave")
    assert kinds(left) == ["free", "guest"]
    assert left["seats"][1]["host"]
    friend.post(f"/api/tables/{table}/leave")
    with refused("not-found"):
        friend.get(f"/api/tables/{table}")


def test_who_leaves_a_running_game_is_played_on_by_a_bot_and_may_come_back(server: Server) -> None:
    host = Person(server, "Hana")
    table = host.lay(seats=2, bots=["steady"], start=True)["id"]
    left = host.post(f"/api/tables/{table}/leave")["seats"][0]
    assert (left["kind"], left["bot"]) == ("guest", "steady")
    assert host.post(f"/api/tables/{table}/sit")["seats"][0]["bot"] is None


def test_for_who_closes_the_tab_the_others_may_let_a_bot_play_on_after_a_while(impatient: Server) -> None:
    host, friend = Person(impatient, "Hana"), Person(impatient, "Petr")
    table = host.lay(seats=2)["id"]
    friend.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    with host.sit_at(table) as line:
        with friend.sit_at(table):
            line.wait_for(lambda now: all(seat["here"] for seat in now.table["seats"]))
            with refused("not-allowed"):
                host.post(f"/api/tables/{table}/stand-in", seat=1)
        line.wait_for(lambda now: now.table["seats"][1]["away"] is not None)
        stranger = Person(impatient, "Eva")
        with refused("not-yours"):
            stranger.post(f"/api/tables/{table}/stand-in", seat=1)
        with refused("bad-value"):
            host.post(f"/api/tables/{table}/stand-in", seat=2)
        assert host.post(f"/api/tables/{table}/stand-in", seat=1)["seats"][1]["bot"] == "steady"
        assert friend.post(f"/api/tables/{table}/sit")["seats"][1]["bot"] is None


def test_nobody_is_replaced_who_may_come_back_in_a_moment(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(seats=2)["id"]
    friend.post(f"/api/tables/{table}/sit")
    started = host.post(f"/api/tables/{table}/start")
    assert started["seats"][1]["away"] < started["patience"] == 120
    with refused("not-allowed"):
        host.post(f"/api/tables/{table}/stand-in", seat=1)


def test_who_sits_down_is_told_to_be_here_before_the_line_is_open(server: Server) -> None:
    host, friend = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(seats=2)["id"]
    assert friend.post(f"/api/tables/{table}/sit")["seats"][1]["here"]
    assert not host.get(f"/api/tables/{table}")["seats"][1]["here"]


def test_nobody_sits_down_at_a_running_game(server: Server) -> None:
    table = Person(server, "Hana").lay(seats=2, bots=["steady"], start=True)["id"]
    with refused("not-allowed"):
        Person(server, "Petr").post(f"/api/tables/{table}/sit")


def test_one_guest_cannot_fill_the_hall_with_empty_tables(server: Server) -> None:
    host = Person(server, "Hana")
    for _ in range(12):
        host.lay()
    with refused("not-allowed"):
        host.lay()


def test_whom_the_seats_will_play_is_told_with_the_game(server: Server) -> None:
    """R-3.2, S-3.2: so everybody can sit down as whom they like."""
    games = {game["id"]: game for game in Person(server).get("/api/games")["games"]}
    five = [each["roles"] for each in games["rising_sun"]["seated"] if each["seats"] == 5]
    assert five == [["clan-koi", "clan-lotus", "clan-turtle", "clan-dragonfly", "clan-bonsai"]]
    three = {each["value"]: each["roles"] for each in games["rising_sun"]["seated"] if each["seats"] == 3}
    assert three["koi_turtle_bonsai"] == ["clan-koi", "clan-turtle", "clan-bonsai"]
    assert "random" not in three
    assert [each["seats"] for each in games["shogun"]["seated"]] == [3, 4, 5]
    assert games["tokaido"]["seated"] == []


def test_whoever_lays_a_table_sits_where_they_like_and_the_others_in_order_around(server: Server) -> None:
    host = Person(server, "Hana")
    table = host.lay("rising_sun", seats=4, bots=["novice", None, "steady"], seat=2)
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [
        *[("bot", "novice"), ("free", None), ("guest", None), ("bot", "steady")],
    ]
    assert (table["your_seat"], table["seats"][2]["host"]) == (2, True)
    for seat in (-1, 4):
        with refused("bad-value"):
            host.lay("rising_sun", seats=4, seat=seat)


def test_before_the_game_begins_people_change_places_with_free_chairs_and_bots_but_not_with_people(
    server: Server,
) -> None:
    host, guest = Person(server, "Hana"), Person(server, "Petr")
    table = host.lay(seats=4, bots=["steady"])["id"]
    guest.post(f"/api/tables/{table}/sit", seat=3)
    names = [seat["name"] for seat in host.post(f"/api/tables/{table}/sit", seat=1)["seats"]]
    assert names == ["Tanuki", "Hana", "", "Petr"]
    moved = guest.post(f"/api/tables/{table}/sit", seat=2)
    assert [seat["kind"] for seat in moved["seats"]] == ["bot", "guest", "guest", "free"]
    assert moved["your_seat"] == 2
    with refused("not-allowed"):
        guest.post(f"/api/tables/{table}/sit", seat=1)
    with refused("bad-value"):
        guest.post(f"/api/tables/{table}/sit", seat=4)
    host.post(f"/api/tables/{table}/seat", seat=3, bot="novice")
    host.post(f"/api/tables/{table}/start")
    assert guest.post(f"/api/tables/{table}/sit", seat=0)["your_seat"] == 2


def test_my_games_put_my_turn_first(server: Server) -> None:
    host = Person(server, "Hana")
    waiting = host.lay(seats=2)["id"]
    running = host.lay(seats=2, bots=["steady"], start=True)["id"]
    tables = host.get("/api/me/tables")["tables"]
    assert [table["id"] for table in tables] == [running, waiting]
    assert [table["your_turn"] for table in tables] == [True, False]


def test_my_games_tell_how_far_each_is_and_when_it_was_last_moved(server: Server) -> None:
    host = Person(server, "Hana")
    begun = str(host.lay("shogun", seats=3, bots=["novice"] * 2, start=True, options={"setup": "fixed"})["id"])
    with host.sit_at(begun) as line:
        line.let_bots_move()
        told = line.position["chapter"]
    waits = host.lay(seats=2)["id"]
    mine = {table["id"]: table for table in host.get("/api/me/tables")["tables"]}
    assert mine[begun]["chapter"] == told
    assert mine[begun]["moved"] >= mine[begun]["started"]
    assert (mine[waits]["chapter"], mine[waits]["moved"]) == (None, None)


def test_after_a_move_is_taken_back_my_games_tell_no_chapter_rather_than_a_wrong_one(server: Server) -> None:
    host = Person(server, "Hana")
    table = str(host.lay("white_castle", seats=1, start=True)["id"])
    with host.sit_at(table) as line:
        line.move(line.legal()[0])
        (told,) = host.get("/api/me/tables")["tables"]
        assert told["chapter"] == line.position["chapter"]
        assert line.say("undo", **line.question())["type"] == "ok"
    (told,) = host.get("/api/me/tables")["tables"]
    assert told["chapter"] is None


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nowhere",
        "/api/tables/nowhere/match",
        "/api/games/chess/rules",
        "/api/nothing",
        "/api/me/secret",
    ],
)
def test_what_is_not_there_is_said_not_to_be_there(server: Server, path: str) -> None:
    with refused("not-found"):
        Person(server, "Hana").get(path)


@pytest.mark.parametrize(
    ("wanted", "kind"),
    [
        ({"game": "chess", "seats": 2}, "not-found"),
        ({"game": "tokaido", "seats": 7}, "bad-value"),
        ({"game": "tokaido", "seats": -1}, "bad-value"),
        ({"game": "tokaido", "seats": 10**30}, "bad-value"),
        ({"game": "tokaido", "seats": "two"}, "bad-request"),
        ({"game": "tokaido"}, "bad-request"),
        ({"game": "tokaido", "seats": 2, "cheat": True}, "bad-request"),
        ({"game": "tokaido", "seats": 2, "options": {"gastronomy": [True]}}, "bad-request"),
        ({"game": "tokaido", "seats": 2, "bots": ["oracle"]}, "bad-value"),
        ({"game": "tokaido", "seats": 2, "bots": ["steady"] * 11}, "bad-request"),
    ],
)
def test_a_table_that_makes_no_sense_is_not_laid(server: Server, wanted: dict[str, Any], kind: str) -> None:
    host = Person(server, "Hana")
    with refused(kind):
        host.post("/api/tables", **wanted)
    assert host.get("/api/me/tables") == {"tables": []}


def test_what_is_not_json_is_refused(server: Server) -> None:
    host = Person(server, "Hana")
    for body in (b"{", b"\xff\xfe", b"[]", b"null", b'{"game": "tokaido"' + b" " * 100):
        answer = host.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["kind"]) == (400, "bad-request")


def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    host = Person(server, "Hana")
    answer = host.http.post("/api/tables", content=b'"' + b"x" * 100_000 + b'"')
    assert (answer.status_code, answer.json()["kind"]) == (413, "too-large")
