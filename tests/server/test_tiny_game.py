"""The tiny game at the server: whole games of people, of bots and of both; and what of a sealed pick is noticed."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from server.people import Line, Person
from server.tiny import GAME, TinyServer, begun, play_to_the_guess

from chabudai.core.match import MatchFile
from chabudai.core.rng import Generator, seeded

NAMES = ("Hana", "Petr", "Eva", "Ota")


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TinyServer]:
    with TinyServer(tmp_path_factory.mktemp("tiny") / "data") as running:
        yield running


def people_at(tiny: TinyServer, seats: int) -> list[Person]:
    return [Person(tiny, name) for name in NAMES[:seats]]


def play_anyhow(lines: list[Line], luck: Generator) -> None:
    """To the end, in any order, picking and taking picks back."""
    while not lines[0].position["over"]:
        asked = [line for line in lines if line.is_asked()]
        line = asked[luck.below(len(asked))]
        if line.position["picks"] and line.position["undo"] is None and luck.below(3) == 0:
            line.say("undo", **line.question(), whole=luck.below(2) == 0)
        else:
            line.move(line.legal()[luck.below(len(line.legal()))])
        for other in lines:
            other.hear_with(line)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_people_play_it_to_its_end(tiny: TinyServer, seats: int) -> None:
    people = people_at(tiny, seats)
    table = begun(people)
    lines = [person.sit_at(table) for person in people]
    play_anyhow(lines, seeded(seats, "tiny"))
    assert lines[0].position["winners"]
    assert all(line.position["scores"] == lines[0].position["scores"] for line in lines)
    file = people[0].http.get(f"/api/tables/{table}/match").text
    assert MatchFile.parse(file, "file").game == GAME


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_bots_play_it_to_its_end_when_their_host_leaves(tiny: TinyServer, level: str) -> None:
    host, watcher = Person(tiny, "Hana"), Person(tiny)
    table = host.lay(GAME, seats=4, bots=[level] * 3, start=True)["id"]
    with host.sit_at(table) as line:
        line.say("pace", pace=0)
    host.post(f"/api/tables/{table}/leave")
    with watcher.sit_at(table) as line:
        line.wait_for(lambda now: bool(now.position["over"]))
        assert line.position["winners"]


def test_people_and_bots_play_it_together(tiny: TinyServer) -> None:
    host, guest = people_at(tiny, 2)
    table = host.lay(GAME, seats=4, bots=[None, "novice", "steady"])["id"]
    guest.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    with host.sit_at(table) as first, guest.sit_at(table) as second, ThreadPoolExecutor() as both:
        first.say("pace", pace=0)
        list(both.map(Line.play_on, (first, second)))
        assert first.position["winners"]
        assert first.position["scores"] == second.position["scores"]


def test_its_words_are_told_to_a_client_that_was_built_without_it(tiny: TinyServer) -> None:
    person = Person(tiny)
    told = {language: person.get(f"/api/games/{GAME}/words?lang={language}") for language in ("en", "cs", "hu")}
    assert all(words["language"] == language for language, words in told.items())
    assert len({words["text"] for words in told.values()}) == 3
    assert "game-title = Kameny" in told["cs"]["text"]
    answer = person.http.get(f"/api/games/{GAME}/words?lang=../../en")
    assert answer.status_code == 422


# --- what of a sealed pick is noticed ---------------------------------------------------------------------------


class Listening:
    """Everybody but one, and what each of them hears from now on."""

    def __init__(self, others: list[Line]) -> None:
        self.others = others
        self.hear()

    def hear(self) -> list[list[str]]:
        """What came since; whatever was sent before the answer to a ping has come by then."""
        for line in self.others:
            line.say("ping")
        news = [[said for said in line.bytes if '"type":"ok"' not in said] for line in self.others]
        for line in self.others:
            line.bytes.clear()
        return news


def at_the_guess(tiny: TinyServer) -> tuple[Line, Listening]:
    """Somebody who guesses with two picks; another who guesses too, one who does not, and a spectator listen."""
    people = people_at(tiny, 3)
    table = begun(people)
    lines = [person.sit_at(table) for person in people]
    seat, _ = play_to_the_guess(lines)
    return lines[seat], Listening([*lines[:seat], *lines[seat + 1 :], Person(tiny).sit_at(table)])


def test_of_a_pick_that_does_not_make_ready_nothing_comes_to_anybody_else(tiny: TinyServer) -> None:
    picker, others = at_the_guess(tiny)
    for action in picker.legal():
        picker.move(action)
        assert others.hear() == [[], [], []]
        picker.say("undo", **picker.question())
        assert others.hear() == [[], [], []]


def test_of_being_ready_and_unready_all_hear_the_same_bytes_whatever_was_picked(tiny: TinyServer) -> None:
    picker, others = at_the_guess(tiny)
    stones = picker.legal()
    heard = []
    for first, second in [(one, other) for one in stones for other in stones if one != other]:
        picker.move(first, second)
        ready = others.hear()
        picker.say("undo", **picker.question(), whole=True)
        heard.append((ready, others.hear()))
    assert len(heard) == 6
    assert all(each == heard[0] for each in heard)
    assert [[len(news) for news in told] for told in heard[0]] == [[1, 1, 1], [1, 1, 1]]


def test_how_an_answer_came_about_is_not_told(tiny: TinyServer) -> None:
    """All at once, pick by pick, with a change of mind between: the others hear one and the same message."""
    picker, others = at_the_guess(tiny)
    one, other, third = picker.legal()
    heard = []
    for ways in ([[one, other]], [[one], [other]], [[third], None, [other], [one]]):
        for actions in ways:
            picker.say("undo", **picker.question()) if actions is None else picker.move(*actions)
        heard.append(others.hear())
        picker.say("undo", **picker.question(), whole=True)
        others.hear()
    assert heard[0] == heard[1] == heard[2]
