"""Two at once: for one move, for one chair, through two servers on one database."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from server.people import Line, Person, Server, WebError


def test_two_windows_of_one_person_racing_for_one_move_make_one(server: Server) -> None:
    person = Person(server, "Hana")
    table = person.lay(seats=2, bots=["steady"], start=True)["id"]
    windows = [person.sit_at(table) for _ in range(6)]
    person.sit_at(table).say("pace", pace=5000)
    action = windows[0].legal()[0]

    def move(line: Line) -> str:
        answer = line.move(action, n=0)
        return "ok" if answer["type"] == "ok" else str(answer["error"]["kind"])

    with ThreadPoolExecutor(len(windows)) as racing:
        answers = sorted(racing.map(move, windows))
    assert answers.count("ok") == 1
    assert set(answers) <= {"ok", "illegal", "stale"}
    assert windows[0].position["deciders"] == [1]


def test_many_racing_for_one_chair_seat_one(server: Server) -> None:
    table = Person(server, "Hana").lay(seats=2)["id"]
    others = [Person(server, f"Guest {number}") for number in range(6)]

    def sit(person: Person) -> str:
        try:
            return f"seat {person.post(f'/api/tables/{table}/sit')['your_seat']}"
        except WebError as problem:
            return str(problem.kind)

    with ThreadPoolExecutor(len(others)) as racing:
        assert sorted(racing.map(sit, others)) == ["not-allowed"] * 5 + ["seat 1"]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_move_lost_to_another_server_on_the_same_database_is_stale_and_then_seen(
    server: Server, database: str | None
) -> None:
    first, second = Person(server, "Hana"), Person(server, "Petr")
    table = first.lay(seats=2)["id"]
    second.post(f"/api/tables/{table}/sit")
    first.post(f"/api/tables/{table}/start")
    here = first.sit_at(table)
    with Server(server.data, database) as other:
        elsewhere = Person(other)
        elsewhere.http.cookies.set("chabudai", second.secret())
        there = elsewhere.sit_at(table)
        assert there.move(there.legal()[0])["type"] == "ok"
        assert here.refused("move", n=0, actions=[here.legal()[0]]) == "stale"
        here.wait_for(lambda line: line.position["deciders"] == [0])
        assert here.move(here.legal()[0])["type"] == "ok"
