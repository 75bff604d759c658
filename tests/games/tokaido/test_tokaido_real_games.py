"""Games that people played elsewhere, held against our rules: every draw, coin, point and turn of a hundred."""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest
from playing import stack_on_top
from tokaido_table import DATA, GAME, STATIONS, Play, table

RECORDS = Path(__file__).with_name("real_games") / "games.jsonl.xz"  # how they are written: README.md beside them
with lzma.open(RECORDS, "rt", encoding="utf-8") as lines:
    GAMES: list[dict[str, Any]] = [json.loads(line) for line in lines]
DECKS = {"souvenir": "souvenirs", "encounter": "encounters", "meal": "meals", "hot_spring": "springs"}
ACTS_AT_INNS = ("chuubei", "hiroshige")


class SouvenirDeck:
    """What lies in the deck as far as it can be known: groups of cards in unknown order, the top one first."""

    def __init__(self, order: list[str]) -> None:
        unlisted = {row["id"] for row in DATA["souvenir"]} - set(order)
        self.groups = [{card} for card in order] + [{card} for card in unlisted]

    def draw(self, cards: list[str]) -> set[str]:
        """Take these off the top; the answer is all that could have come up instead, they included."""
        wanted, possible = set(cards), set()
        while wanted:
            top = self.groups.pop(0)
            possible |= top
            if not top <= wanted:
                assert wanted <= top, "a card came up before those above it"
                self.groups.insert(0, top - wanted)
            wanted -= top
        return possible

    def put_under(self, cards: set[str]) -> None:
        if cards:
            self.groups.append(cards)


class Recital:
    """Our engine, playing a recorded game."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.souvenirs = SouvenirDeck(record["decks"]["souvenir"])
        self.told: list[list[dict[str, Any]]] = []  # the events of each step so far
        self.play = self.set_up()

    def set_up(self) -> Play:
        setting = table(self.record["seats"], **self.record["options"])
        by_slot = sorted(enumerate(self.record["players"]), key=lambda each: int(each[1]["slot"]))
        for seat, player in by_slot:
            setting.traveler(seat, player["traveler"], at="kyoto")
        for deck, cards in self.record["decks"].items():
            setting.on_top(DECKS[deck], *cards)
        play = setting.set()
        for seat, player in by_slot:
            assert (play.traveler(seat).slot, play.traveler(seat).coins) == (player["slot"], player["coins"])
        assert play.decider == self.record["first"]
        return play

    def listen(self) -> None:
        """Sort what has happened by the moves that brought it about."""
        for event in self.play.state.journal:
            face = event.as_dict()
            if face["event"] == "moves":
                self.told.append([])
            self.told[-1].append(face)
        self.play.state.journal = []

    def perform(self, number: int) -> None:
        """One step of the record. A move without an alternative (the inn) was made by the engine itself."""
        step = self.record["steps"][number]
        assert self.play.decider == step["seat"]
        ahead = len(self.told) > number
        self.draw_souvenirs(step, ahead)
        if not ahead:
            self.play.does(f"go {STATIONS[step['do']['to']]}")
            self.listen()
        while len(self.told) == number + 1 and not self.play.state.over and not self.play.is_about_moving:
            self.play.does(answer(self.play, step["do"]))
            self.listen()
        assert seen(self.told[number]) == sorted_draws(step["saw"])
        self.compare(number, step)

    def draw_souvenirs(self, step: dict[str, Any], ahead: bool) -> None:
        """Before souvenirs are drawn: only those that were returned together may lie in another order."""
        saw = step["saw"]
        cards = saw.get("souvenirs") or [saw[name] for name in ["souvenir"] if name in saw]
        possible = self.souvenirs.draw(cards)
        if not ahead:
            deck = self.play.deck("souvenirs")
            assert set(deck[: len(cards)]) <= possible
            if set(deck[: len(cards)]) != set(cards):
                self.bring_to_top(stack_on_top(deck, cards))
        if "souvenirs" in saw:
            self.souvenirs.put_under(set(cards) - set(step["do"]["buy"]))

    def bring_to_top(self, deck: list[str]) -> None:
        self.play = Play(GAME.arrange(self.play.state, {"souvenirs": {"cards": deck}}))
        self.play.state.journal = []

    def compare(self, number: int, step: dict[str, Any]) -> None:
        last = number + 1 == len(self.record["steps"])
        ahead = len(self.told) > number + 1
        mover = self.told[number + 1][0]["seat"] if ahead else self.play.decider
        assert self.told[number][0]["slot"] == step["slot"]
        assert mover == step["next"]
        for seat, player in enumerate(self.record["players"]):
            if last or (ahead and seat == mover and player["traveler"] in ACTS_AT_INNS):
                continue  # the end or the next step has already begun; what follows is compared there
            seen_now = self.play.traveler(seat)
            assert seen_now.coins == step["coins"][seat]
            assert seen_now.bowl == step["bowls"][seat]
            assert seen_now.points == step["points"][seat]

    def compare_end(self) -> None:
        final, state = self.record["final"], self.play.state
        travelers = [self.play.traveler(seat) for seat in range(self.record["seats"])]
        assert state.over
        assert state.scores() == final["points"]
        assert [traveler.coins for traveler in travelers] == final["coins"]
        assert [traveler.bowl for traveler in travelers] == final["bowls"]
        sheets = state.score_sheet()
        assert {item: [sheet[item] for sheet in sheets] for item in final["items"]} == final["items"]
        assert sheets[0].keys() == final["items"].keys()
        for achievement, holders in final["achievements"].items():
            assert [one.seat for one in travelers if achievement in one.achievements] == holders
        assert [len(one.achievements) for one in travelers] == final["achievement_cards"]
        assert (state.ranks(), state.winners()) == (final["ranks"], final["winners"])


def answer(play: Play, do: dict[str, Any]) -> str:
    """What the player did, as an answer to the question of the engine."""
    match play.question:
        case "prompt-buy":
            revealed = play.state.view(None)["revealed"]
            return "buy " + (
                "+".join(str(1 + n) for n in range(len(revealed)) if revealed[n] in do["buy"]) or "none"
            )
        case "prompt-donate":
            return f"donate {do['donate']}"
        case "prompt-keep":
            return f"keep {do['keep']}"
        case "prompt-hiroshige" | "prompt-other-panorama":
            return "decline" if do["panorama"] is None else f"admire {do['panorama']}"
        case "prompt-meal":
            eaten = "eat_nothing" if do["meal"] is None else f"eat {do['meal']}"
            return "eat_free" if do.get("free") else eaten
    raise AssertionError(play.question)


def seen(events: list[dict[str, Any]]) -> dict[str, Any]:
    """What chance showed in a step, in the record's words."""
    draws: dict[str, Any] = {}
    for event in events:
        match event["event"]:
            case "reveals":
                draws["souvenirs"] = sorted(event["souvenirs"])
            case "sees-two":
                draws["encounters"] = sorted(event["encounters"])
            case "meets":
                draws.setdefault("encounters", [event["encounter"]])
            case "gets-souvenir":
                draws["souvenir"] = event["souvenir"]
            case "bathes":
                draws["spring"] = event["spring"]
            case "sees-offer":
                draws["offer"] = sorted(event["meals"])
            case "offered-free":
                draws["free"] = event["meals"][0]
    return draws


def sorted_draws(saw: dict[str, Any]) -> dict[str, Any]:
    return {name: sorted(cards) if isinstance(cards, list) else cards for name, cards in saw.items()}


@pytest.mark.parametrize("record", GAMES, ids=[record["id"] for record in GAMES])
def test_a_real_game_is_played_as_it_was_recorded(record: dict[str, Any]) -> None:
    recital = Recital(record)
    for number in range(len(record["steps"])):
        recital.perform(number)
    recital.compare_end()


def test_there_are_a_hundred_real_games() -> None:
    assert len(GAMES) == 100
    assert sum(len(record["steps"]) for record in GAMES) == 8632
