"""The laws bite: a game that breaks one is caught by it."""

from collections.abc import Callable
from typing import Any

import pytest
from stones import BIDS, GAME, Bag, Bid, Deals, Open, Prize, Stones

from chabudai.core import laws
from chabudai.core.laws import Glances, LawBroken, random_play
from chabudai.core.messages import Message, Refusal
from chabudai.core.rng import Generator


def broken(law: Callable[..., None]) -> None:
    """Some of a few games must show the breach."""
    with pytest.raises(LawBroken, match=law.__name__.replace("_", " ")):
        a_few_games(law)


def a_few_games(law: Callable[..., None]) -> None:
    for seed in range(20):
        law(GAME, 3, {}, seed)


def test_a_view_that_shows_another_hand_breaks_secrecy(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Stones.view
    monkeypatch.setattr(Stones, "view", lambda self, s, seat: honest(self, s, seat) | {"leak": s.hands[0].cards()})
    broken(laws.secrecy)


def test_a_log_line_that_tells_a_sealed_bid_breaks_secrecy(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Bid.take

    def telling(self: Bid, state: Bag, seat: int, action: int) -> None:
        state.tell(BIDS, seat, action)
        honest(self, state, seat, action)

    monkeypatch.setattr(Bid, "take", telling)
    broken(laws.secrecy)


def test_a_menu_that_depends_on_another_hand_breaks_secrecy(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Prize.menu
    monkeypatch.setattr(Prize, "menu", lambda self, s, seat: honest(self, s, seat)[: 1 + s.bag.cards()[0] % 2])
    broken(laws.secrecy)


def test_luck_from_outside_the_state_breaks_determinism(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds: list[int] = []

    def counting(self: Prize, state: Bag, seat: int, action: int) -> None:
        rounds.append(1)
        state.score[seat] += len(rounds) % 3

    monkeypatch.setattr(Prize, "take", counting)
    broken(laws.determinism)


def test_a_clone_that_shares_its_score_breaks_the_round_trips(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Bag.clone

    def sharing(self: Bag) -> Bag:
        twin = honest(self)
        twin.score = self.score
        return twin

    monkeypatch.setattr(Bag, "clone", sharing)
    broken(laws.round_trips)


def test_a_stone_that_vanishes_breaks_conservation(monkeypatch: pytest.MonkeyPatch) -> None:
    def stones(self: Stones, state: Bag) -> dict[str, Any]:
        return {"stones": state.bag.size() + sum(hand.size() for hand in state.hands)}

    monkeypatch.setattr(Stones, "conserved", stones)
    broken(laws.conservation)


def test_a_game_that_is_longer_than_it_says_breaks_termination(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stones, "most_decisions", 4)
    broken(laws.termination)


def test_a_score_sheet_that_does_not_add_up_breaks_termination(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stones, "score_sheet", lambda self, s: [{"points": p + 1} for p in s.score])
    broken(laws.termination)


def test_a_look_that_is_not_counted_breaks_secrecy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The undo law trusts the count of secrets; a look that bypasses it shows as something learned unseen."""
    monkeypatch.setattr(Bag, "look", lambda self, pile, seat: pile.show(seat), raising=False)
    broken(laws.secrecy)


def test_a_careless_deal_breaks_belief(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Bag, onlooker: int, generator: Any) -> None:
        self.bag.own().sort()

    monkeypatch.setattr(Bag, "redeal_rest", careless)
    with pytest.raises(LawBroken, match="belief"):
        laws.belief(GAME, 3, {}, games=600)


def test_belief_breaks_where_most_games_were_over_before_it_looked() -> None:
    """A bound longer than the game, as its default once was, would let any deal pass."""
    with pytest.raises(LawBroken, match=r"belief: something hidden was seen in .* were over within 4000 decisions"):
        laws.belief(GAME, 3, {}, games=80, within=4000)


def test_belief_breaks_where_it_looked_at_too_few_games() -> None:
    with pytest.raises(LawBroken, match="in 39 of 39 games, and 40 are needed"):
        laws.belief(GAME, 3, {}, games=39, within=1)


def test_belief_breaks_where_nothing_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealt anew as it is: as far as the law can see there is nothing to deal."""
    monkeypatch.setattr(Bag, "pools", lambda self: [])
    with pytest.raises(LawBroken, match="belief: something hidden was seen in 0 of 60 games"):
        laws.belief(GAME, 3, {}, games=60, within=1)


def test_belief_looks_within_the_length_of_a_short_game_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stones, "most_decisions", 10**6)
    laws.belief(GAME, 3, {}, games=80)


def test_a_refusal_that_names_no_clause_breaks_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stones, "frame_clauses", dict.fromkeys(GAME.frame_clauses, "N-9.9"))
    broken(laws.refusals)


def test_a_bar_that_forbids_what_the_menu_offers_breaks_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bid, "legal", lambda self, s, seat: self.menu(s, seat)[:1])
    broken(laws.refusals)


def test_a_bid_that_every_deal_knows_breaks_ignorance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bag, "redeal_picks", lambda self, onlooker, generator: None, raising=False)
    broken(laws.ignorance)


def test_a_plan_that_every_deal_knows_breaks_ignorance(monkeypatch: pytest.MonkeyPatch) -> None:
    """N-1.4: while the first guesses lie open and the second ones do not, somebody must be asked."""
    honest = Open.run

    def asking(self: Open, state: Bag) -> None:
        honest(self, state)
        if state.plans is not None:
            state.push(Prize(0))

    monkeypatch.setattr(Open, "run", asking)
    monkeypatch.setattr(Stones, "most_decisions", 40)
    for seed in range(20):
        laws.ignorance(GAME, 3, {}, seed)
    monkeypatch.setattr(Bag, "redeal_plans", lambda self, onlooker, generator: None, raising=False)
    broken(laws.ignorance)


def test_a_hand_that_is_never_dealt_anew_breaks_ignorance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bag, "pools", lambda self: [[self.bag]])
    broken(laws.ignorance)


def test_a_refusal_that_tells_more_to_one_who_is_not_asked_breaks_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Bag.why_not

    def talkative(self: Bag, seat: int, action: int) -> Refusal | None:
        refusal = honest(self, seat, action)
        if seat in self.deciders() or action != 2:
            return refusal
        return Refusal("N-1.1", Message("refusal-not-your-turn", {"score": self.score[0]}))

    monkeypatch.setattr(Bag, "why_not", talkative, raising=False)
    broken(laws.refusals)


# --- what is done beside the question -----------------------------------------------------------------------------


def test_an_act_told_to_one_too_few_breaks_secrecy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its view shows what it was not told of."""
    monkeypatch.setattr(Deals, "hearers", lambda self, state, giver: 1 << giver)
    broken(laws.secrecy)


def test_a_view_that_shows_an_offer_between_two_others_breaks_secrecy(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Stones.view
    monkeypatch.setattr(Stones, "view", lambda self, s, seat: honest(self, s, seat) | {"leak": s.offered.copy()})
    broken(laws.secrecy)


def test_a_word_that_depends_on_an_offer_between_two_others_breaks_secrecy(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Deals.label

    def telling(self: Deals, state: Bag, seat: int, said: list[int], action: int) -> Message:
        label = honest(self, state, seat, said, action)
        return Message(label.key, {**label.values, "offered": sum(state.offered)})

    monkeypatch.setattr(Deals, "label", telling)
    broken(laws.secrecy)


def test_deals_that_keep_what_two_others_offer_in_secret_break_ignorance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field outside the piles that nobody deals anew."""
    monkeypatch.setattr(Bag, "redeal_rest", lambda self, onlooker, generator: None)
    broken(laws.ignorance)


def test_an_act_that_asks_somebody_breaks_the_law_of_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Deals.offer

    def asking(self: Deals, state: Bag, giver: int, taker: int, points: int, openly: bool) -> None:
        honest(self, state, giver, taker, points, openly)
        state.push(Prize(taker))

    monkeypatch.setattr(Deals, "offer", asking)
    with pytest.raises(AssertionError, match="beside the question"):
        a_few_games(laws.beside)


def test_an_act_that_is_told_to_nobody_breaks_the_law_of_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deals, "hearers", lambda self, state, giver: 0)
    broken(laws.beside)


def test_a_step_of_an_act_that_is_legal_but_not_in_the_menu_breaks_the_law_of_acts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Deals.menu
    monkeypatch.setattr(Deals, "legal", lambda self, state, seat, said: honest(self, state, seat, said)[:1])
    broken(laws.beside)


def test_something_to_say_where_nothing_is_open_breaks_the_law_of_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deals, "is_open", lambda self, state: False)
    broken(laws.beside)


def test_something_else_done_at_random_than_is_said_breaks_the_law_of_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    def richer(self: Deals, state: Bag, seat: int, generator: Generator) -> bool:
        state.score[seat] += 1
        return True

    monkeypatch.setattr(Deals, "do_anything", richer, raising=False)
    broken(laws.beside)


def test_whoever_looks_at_few_moments_looks_at_the_first_of_each_kind_of_question() -> None:
    state, look = GAME.new(3, 1), Glances(each=1, apart=10**9)
    met, looked = set(), []
    for _ in random_play(state, 1):
        met.add(type(state.waiting))
        if look(state):
            looked.append(type(state.waiting))
    assert len(met) > 1
    assert sorted(map(str, looked)) == sorted(map(str, met))
