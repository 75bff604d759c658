"""Conversations that nobody would hold, at tables of every game: each word is answered, and the game stays whole.

`pytest --cases 20000` makes up more of them; `make storm` does.
"""

import json
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from server.people import Line, Person, Server

from chabudai.registry import games
from chabudai.server import wire
from chabudai.server.errors import STATUS

TYPES = [each.__name__.lower() for each in get_args(wire.ClientMessage)]
FIELDS = ("n", "picks", "actions", "answers", "action", "after", "said", "heard", "text", "pace", "whole", "id")
QUIET = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate, Phase.shrink],
)
WORDS = st.text(max_size=12)
NUMBERS = st.integers(-2, 70) | st.integers() | st.sampled_from([2**31, 2**53, 2**63, 2**64, 10**40, -(2**63) - 1])
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)
REAL = "the real one"  # stands for what the reader was told last: the number of the row, what may be chosen
ONE_OF = st.integers(0, 40).map(lambda number: f"{REAL} {number}")  # of what may be chosen
WANTED: dict[str, tuple[str, ...]] = {
    "move": ("n", "picks", "actions"),
    "undo": ("n", "picks", "whole"),
    "act": ("heard", "actions"),
    "beside": ("said",),
    "why": ("action", "after"),
    "preview": ("n", "picks", "actions"),
    "draft": ("n", "picks", "actions"),
    "foresee": ("n", "picks", "answers"),
    "chat": ("text",),
    "pace": ("pace",),
}


class Answer(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    id: int | None


class Ok(Answer):
    n: int | None


class Reason(Answer, tag="why"):
    refusal: dict[str, Any] | None


class Previewed(Answer, tag="preview"):
    previews: dict[str, dict[str, Any] | None]


class Drafted(Answer, tag="draft"):
    position: dict[str, Any]


class Foreseen(Answer, tag="foresee"):
    foreseen: list[dict[str, Any] | None]


class Said(Answer, tag="beside"):
    said: list[dict[str, Any]]
    whole: bool
    prompt: dict[str, Any] | None
    menu: list[dict[str, Any]]


class Error(Answer):
    error: wire.Error


read = msgspec.json.Decoder(Ok | Reason | Previewed | Drafted | Foreseen | Said | Error, strict=True).decode


def sound() -> dict[str, st.SearchStrategy[Any]]:
    """What a browser says of each."""
    actions = st.lists(ONE_OF, max_size=2) | st.just([])
    return {
        **dict.fromkeys(("n", "picks", "heard"), st.just(REAL)),
        **dict.fromkeys(("actions", "after", "said"), actions),
        "answers": st.lists(st.lists(ONE_OF | st.none(), max_size=4), max_size=3),
        "action": ONE_OF,
        "text": WORDS,
        "pace": st.integers(0, 5000),
        "whole": st.booleans(),
        "id": st.integers(0, 2**53 - 1),
    }


def spoiled() -> dict[str, st.SearchStrategy[Any]]:
    """What no browser says, or hardly one."""
    action = ONE_OF | WORDS
    actions = st.lists(action, max_size=3) | ANYTHING
    return {
        **dict.fromkeys(("n", "picks", "heard"), NUMBERS | ANYTHING),
        **dict.fromkeys(("actions", "after", "said"), actions),
        "answers": st.lists(actions, max_size=3) | ANYTHING,
        "action": action | ANYTHING,
        "text": WORDS | st.just("x" * 600) | ANYTHING,
        "pace": NUMBERS,
        "whole": ANYTHING,
        "id": NUMBERS | st.none() | ANYTHING,
    }


def spoken() -> st.SearchStrategy[str | bytes]:
    """What a browser says, or nearly so; then what no browser says."""
    whole, broken = sound(), spoiled()

    @st.composite
    def message(draw: Callable[[Any], Any]) -> str:
        kind = draw(st.sampled_from(TYPES))
        said = {name: draw(whole[name]) for name in (*WANTED.get(kind, ()), "id")}
        match draw(st.integers(0, 5)):
            case 3:
                name = draw(st.sampled_from(FIELDS))
                said[name] = draw(broken[name])
            case 4:
                said = {name: draw(broken[name]) for name in said}
            case 5:
                kind = draw(WORDS)
        return json.dumps({"type": kind, **said})

    nonsense = (
        ANYTHING.map(json.dumps) | st.text() | st.sampled_from(["[" * 4000, '{"id":' * 600, "", "{}", "\x00"])
    )
    return st.integers(0, 9).flatmap(lambda luck: nonsense if luck == 9 else message())


def as_told(text: str | bytes, line: Line) -> str | bytes:
    """With what the reader was told in the place of what stands for it."""
    if not isinstance(text, str) or REAL not in text:
        return text
    said, position = json.loads(text), line.position
    menu = position.get("beside", []) if said["type"] in ("act", "beside") else position.get("menu", [])
    choices = [entry["action"] for entry in menu] or [""]

    def put(name: str, value: Any) -> Any:
        if isinstance(value, list):
            return [put(name, each) for each in value]
        if value == REAL:
            return position.get(name, 0)
        if isinstance(value, str) and value.startswith(REAL):
            return choices[int(value.removeprefix(REAL)) % len(choices)]
        return value

    return json.dumps({name: put(name, value) for name, value in said.items()})


class Tables:
    """A table of each game with two people, and somebody who looks on. When a game is over another is laid."""

    def __init__(self, server: Server) -> None:
        self.people = [Person(server, "Hana"), Person(server, "Petr"), Person(server, "Eva")]
        self.laid: dict[str, str] = {}

    def table(self, game: str) -> str:
        if game not in self.laid:
            host, friend, _ = self.people
            least = max(2, min(next(each.seats for each in games() if each.id == game)))
            table = host.lay(game, least, bots=[None, *["novice"] * (least - 2)], pace=0)["id"]
            friend.post(f"/api/tables/{table}/sit")
            host.post(f"/api/tables/{table}/start")
            self.laid[game] = table
        return self.laid[game]

    def talk(self, game: str, who: int, words: list[str | bytes]) -> None:
        with self.people[who].sit_at(self.table(game)) as line:
            for text in words:
                line.socket.send(as_told(text, line))
                check(line.hear(lambda message: message["type"] not in ("table", "position", "chat")))
                check_table(line)
            assert line.say("ping")["type"] == "ok"
            if line.position["over"]:
                del self.laid[game]


def check(message: dict[str, Any]) -> None:
    answer = read(json.dumps(message))
    if isinstance(answer, Error):
        assert answer.error.kind in STATUS
        assert answer.error.kind != "server", message


def check_table(line: Line) -> None:
    msgspec.convert(line.table, wire.Table, strict=True)


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    return Tables(server)


def test_whatever_is_said_is_answered_in_the_words_of_the_protocol(
    server: Server, tables: Tables, request: pytest.FixtureRequest
) -> None:
    before, number = server.told(), request.config.getoption("cases") // 4  # of about eight words each
    talks = st.lists(spoken(), min_size=4, max_size=12)

    @settings(QUIET, max_examples=number)
    @given(game=st.sampled_from([game.id for game in games()]), who=st.integers(0, 2), words=talks)
    def talk(game: str, who: int, words: list[str | bytes]) -> None:
        tables.talk(game, who, words)

    talk()
    assert server.told() == before, "nothing of it is news for the log"
