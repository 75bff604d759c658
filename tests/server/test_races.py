"""Two at once: for one move, for one chair, through two servers on one database."""

from concurrent.futures import ThreadPoolExecutor

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
