"""W-19.2: who knows what; W-19.4.5: what shows somebody something cannot be taken back."""

import json
from typing import Any

import pytest
from castle_table import GAME, Play, Table, new_game, table
from eager_play import eager_game
from tokugawa_visits import visited

from chabudai.games.white_castle.components import DATA

SEEDS = range(12)


def twins(play: Play, seat: int | None) -> list[Play]:
    """Tables that this onlooker holds possible."""
    return [Play(play.state.determinize(seat, seed)) for seed in SEEDS]


def dealt(play: Play, seat: int | None, deck: str) -> list[list[str]]:
    return [twin.deck(deck) for twin in twins(play, seat)]


# --- what is hidden -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("deck", ["stewards", "diplomats"])
def test_the_order_of_the_decks_is_hidden_and_their_contents_are_not(seat: int | None, deck: str) -> None:
    """W-19.2.1"""
    play = table(3).set()
    guesses = dealt(play, seat, deck)
    assert len({tuple(guess) for guess in guesses}) > 6
    sort = deck.removesuffix("s")
    seen = {room["card"] for room in play.view["rooms"].values()}
    contents = {card["id"] for card in DATA[sort]} - seen
    assert all(set(guess) == contents for guess in guesses)


def test_a_view_shows_no_card_of_a_deck() -> None:
    """W-19.2.1: only how many there are"""
    for play in eager_game(3, seed=5):
        hidden = set(play.deck("stewards")) | set(play.deck("diplomats"))
        for onlooker in (0, 1, 2, None):
            shown = json.dumps(play.state.view(onlooker)).split('"')
            assert hidden.isdisjoint(shown)


def test_a_room_is_refilled_for_all_to_see() -> None:
    """W-19.2.1, W-9.1.4: one card at a time"""
    setting = table(3).clan(0, gate=1, pearl=2).room("steward_1", "steward-12").deck("stewards", "steward-09")
    play = setting.performing("courtiers", only_one=True).set().does("perform courtiers")
    play.does("ascend gate steward_1", "decline")
    assert play.events("refills") == [{"event": "refills", "card": "steward-09", "room": "steward_1"}]
    assert {Play(twin.state).room("steward_1").card for twin in twins(play, 1)} == {"steward-09"}


@pytest.mark.parametrize("seat", [0, 2, None])
def test_dice_of_later_rounds_are_unknown(seat: int | None) -> None:
    """W-19.2.2"""
    setting = table(3).last_turn().dice(orange=[1, None], black=[None, 3], white=[5, 6])
    play = setting.set().does("take white right")
    rolled = {str(twin.does("place well").view["bridges"]) for twin in twins(play, seat)}
    assert len(rolled) == len(SEEDS)


def test_of_the_castle_tiles_only_the_colour_is_kept() -> None:
    """W-19.2.3: their reward sides are never used; the two at the well show theirs"""
    data = GAME.dump(new_game(3).state)
    assert {tile for tiles in data["tiles"] for tile in tiles} == {"orange", "black", "white"}
    assert all(reward in ("food", "iron", "pearl", "any", "coin") for reward in data["well"])


def test_of_the_guests_deck_only_the_top_card_is_known() -> None:
    """W-19.2.4: the bridge side of the top card; nobody knows what comes after it"""
    play = new_game(1, seed=4)
    top = play.deck("visitors")[0]
    guesses = dealt(play, 0, "visitors")
    assert {guess[0] for guess in guesses} == {top}
    assert len({tuple(guess) for guess in guesses}) > 8
    front = next(card["front"] for card in DATA["solo"]["card"] if card["id"] == top)
    assert play.view["solo"]["top"] == front


def test_the_action_side_of_a_card_is_not_shown_before_it_is_turned() -> None:
    """W-19.2.4: not even the card's name is told of the top card"""
    play = table(1).set()
    assert play.deck("visitors")[0] not in json.dumps(play.view).split('"')


def test_cards_that_returned_under_the_deck_are_remembered_until_it_is_shuffled() -> None:
    """W-19.2.4, W-15.6.9, W-15.8.3"""
    play = visited(table(1).dice(orange=[], white=[2, 4, 5]), "solo-4", "solo-1", "solo-7")
    guesses = dealt(play, 0, "visitors")
    assert {(guess[0], *guess[-2:]) for guess in guesses} == {("solo-7", "solo-4", "solo-1")}
    setting = table(1).visit("solo-4", "solo-1").clan(0, influence=1).order(1, 0).last_turn()
    play = setting.dice(orange=[1, None], black=[None, 3], white=[5, 6]).set()
    play.does("take white right", "place well")
    assert play.view["round"] == 2
    assert len({tuple(guess[1:]) for guess in dealt(play, 0, "visitors")}) > 8


def test_what_is_out_of_the_game_is_nowhere() -> None:
    """W-19.2.5: of gardens, yard tiles and daimyo cards only those that lie on the table are kept"""
    data = GAME.dump(new_game(3).state)
    assert len(data["gardens"]) == 6
    assert len(data["yard_tiles"]) == 4
    assert isinstance(data["daimyo"], str)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_hidden_from_one_player_and_not_from_another(seats: int) -> None:
    """W-19.2.6"""
    for play in eager_game(seats, seed=seats):
        faces = [play.state.view(onlooker) | {"seat": None} for onlooker in (*range(seats), None)]
        assert all(face == faces[0] for face in faces)
        told = [[event.as_dict() for event in play.state.events_since(0, who)] for who in (0, None)]
        assert told[0] == told[1]


# --- what can be taken back -----------------------------------------------------------------------------------


def shows(play: Play, *actions: str) -> list[bool]:
    """For each action, whether it showed any player something: then it cannot be taken back."""
    shown = []
    for action in actions:
        before = play.state.secrets
        play.does(action)
        shown.append(bool(play.state.secrets > before))
    return shown


def with_plenty(**clan: Any) -> Table:
    return table(3).clan(0, **{"food": 7, "iron": 7, "pearl": 7, "coin": 9, "seal": 5} | clan)


def test_a_turn_without_new_cards_can_be_taken_back() -> None:
    """W-19.4.5"""
    play = with_plenty().dice(orange=[5, 5, 5, 5]).set()
    actions = ("exchange coin", "take orange left", "place outside_2", "perform warriors", "train yard_1")
    assert shows(play, *actions) == [False] * len(actions)


def test_a_card_that_comes_into_a_room_cannot_be_taken_back() -> None:
    """W-19.4.5, W-9.1.4: taking the old one can, as long as its light block is still to be performed"""
    setting = with_plenty(gate=1).room("steward_1", "steward-12").performing("courtiers", only_one=True)
    actions = ("perform courtiers", "ascend gate steward_1", "perform steward-12.1")
    assert shows(setting.set(), *actions) == [False, False, True]


def test_where_the_deck_is_empty_nothing_is_shown() -> None:
    """W-19.4.5, W-9.1.5"""
    setting = with_plenty(gate=1).deck("stewards", only=True).performing("courtiers", only_one=True)
    actions = ("perform courtiers", "ascend gate steward_1", "decline")
    assert shows(setting.set(), *actions) == [False] * 3


def test_climbing_to_the_daimyo_can_be_taken_back() -> None:
    """W-19.4.5, W-9.1.6"""
    setting = with_plenty(rooms={"diplomat_1": 1}).performing("courtiers", only_one=True)
    actions = ("perform courtiers", "ascend floor_2 daimyo_room", "perform daimyo-01.2")
    assert shows(setting.set(), *actions) == [False] * 3


def test_the_roll_of_the_dice_cannot_be_taken_back() -> None:
    """W-19.4.5, W-13.4"""
    setting = table(3).last_turn().dice(orange=[1, None], black=[None, 3], white=[5, 6])
    assert shows(setting.set(), "take white right", "place well") == [False, True]


def test_a_visit_cannot_be_taken_back() -> None:
    """W-19.4.5, W-15.6.1: it turns a card over"""
    assert shows(table(1).set(), "take white right", "place well") == [False, True]
