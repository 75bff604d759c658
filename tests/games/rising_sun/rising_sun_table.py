"""Positions of Rising Sun for the tests: what lies where, and then play in the game's own words.

    table = board("koi", "lotus", "turtle").put(0, "edo", bushi=2, stronghold=1).coins(5, 0, 0)
    table.recruits(active=0)
    table.does("skip", "summon bushi")

Of whatever nothing is said the table is bare: no piece on the map, nobody with coins, honor in the order of the
seats, no alliance, the four shrines of a first game, spring, the political phase, and nothing under way.
"""

from typing import Any, Self

from playing import Playing

import chabudai
from chabudai.core.steps import Step
from chabudai.games.rising_sun.cards import CARD, MONSTER_OF, SEASON_OF_CARD
from chabudai.games.rising_sun.components import (
    CLAN,
    COMMON,
    FIGURE,
    FIGURES_EACH,
    FIRST_SHRINE,
    FOR_HARVESTS,
    HELD,
    KAMI,
    MANDATE,
    NOBODY,
    NONE,
    PLACE,
    POLITICAL,
    PROVINCE,
    PROVINCES,
    RESERVE,
    SEASON,
    TEA,
    WAR,
)
from chabudai.games.rising_sun.force import force_in
from chabudai.games.rising_sun.state import NOT_YET, RisingSunState
from chabudai.games.rising_sun.steps.kami import KamiTurn
from chabudai.games.rising_sun.steps.mandates.track import CarryOut, MandateTurn, select
from chabudai.games.rising_sun.steps.seasons import lay_cards, shuffle_mandates
from chabudai.games.rising_sun.steps.war.phase import NextWar, WarPhase
from chabudai.games.rising_sun.talk import silence

GAME = chabudai.game("rising_sun")
CLANS_OPTION = {3: "clans_of_three", 4: "clans_of_four"}


def new_game(seats: int = 4, seed: int = 1, **options: bool | str) -> "Table":
    return Table(GAME.new(seats, seed, options))


def board(*clans: str, seed: int = 1, **options: bool | str) -> "Table":
    """With these clans, seat by seat in the order of their rank; deals only where a test asks for them."""
    settings: dict[str, bool | str] = {"negotiation": "off", "shrines": "beginner", **options}
    if len(clans) in CLANS_OPTION:
        settings[CLANS_OPTION[len(clans)]] = "_".join(clans)
    return Table(GAME.new(len(clans), seed, settings)).cleared()


FOUR = ("koi", "lotus", "turtle", "bonsai")
THREE = ("koi", "turtle", "bonsai")


class Table(Playing):
    state: RisingSunState

    # --- saying what lies where ----------------------------------------------------------------------------------

    def cleared(self) -> Self:
        state = self.state
        for clan in state.clans:
            clan.figures = [[0] * len(PLACE) for _ in range(COMMON)]
            for kind in range(COMMON):
                clan.figures[kind][RESERVE] = FIGURES_EACH[kind]
            clan.strongholds = [0] * PROVINCES
            clan.coins, clan.ronin = 0, 0
        state.phase = POLITICAL
        state.picks = []
        return self.begins()

    def begins(self, *steps: Step[RisingSunState]) -> Self:
        """These steps are under way, the first one first, and nothing else."""
        state = self.state
        state.stack, state.picks, state.plans = [], [], None
        state.journal = []
        for step in reversed(steps):
            state.push(step)
        state.advance()
        return self

    def put(self, seat: int, province: str, stronghold: int = 0, **figures: int) -> Self:
        """From the reserve."""
        place = PROVINCE.index[province]
        self.state.clans[seat].strongholds[place] += stronghold
        for name, number in figures.items():
            for _ in range(number):
                self.state.shift(seat, FIGURE.index[name], RESERVE, place)
        return self

    def away(self, seat: int, **figures: int) -> Self:
        """So many of each are not in the reserve but far away, in Hokkaido."""
        return self.put(seat, "hokkaido", **figures)

    def at_shrine(self, seat: int, kami: str, shinto: int = 0, **monsters: int) -> Self:
        place = FIRST_SHRINE + self.state.shrines.index(KAMI.index[kami])
        for name, number in {"shinto": shinto, **monsters}.items():
            for _ in range(number):
                self.state.shift(seat, FIGURE.index[name], RESERVE, place)
        return self

    def owns(self, seat: int, *cards: str) -> Self:
        """Cards, and the monsters that come with them, in the reserve."""
        state = self.state
        for name in cards:
            card = CARD.index[name]
            state.clans[seat].cards = [*state.clans[seat].cards, card]
            if MONSTER_OF[card] != NONE:
                state.monster_owner[MONSTER_OF[card] - COMMON] = seat
                state.monster_at[MONSTER_OF[card] - COMMON] = RESERVE
            if card in state.market:
                market = state.market.copy()
                market.remove(card)
                state.market = market
        return self

    def offers(self, *cards: str) -> Self:
        self.state.market = sorted(CARD.index[name] for name in cards)
        return self

    def coins(self, *coins: int) -> Self:
        """By seat."""
        for seat, number in enumerate(coins):
            self.state.clans[seat].coins = number
        return self

    def ronin(self, *ronin: int) -> Self:
        for seat, number in enumerate(ronin):
            self.state.clans[seat].ronin = number
        return self

    def points(self, *points: int) -> Self:
        for seat, number in enumerate(points):
            self.state.clans[seat].score[FOR_HARVESTS] = number
        return self

    def honor(self, *seats: int) -> Self:
        """The highest first."""
        self.state.honor = list(seats)
        return self

    def allies(self, one: int, other: int) -> Self:
        self.state.ally[one], self.state.ally[other] = other, one
        for seat in (one, other):
            self.state.clans[seat].allied |= 1 << self.state.season
        return self

    def season(self, name: str) -> Self:
        self.state.season = SEASON.index[name]
        lay_cards(self.state)
        return self

    def shrines(self, *kami: str) -> Self:
        self.state.shrines = [KAMI.index[name] for name in kami]
        return self

    def wars(self, *provinces: str) -> Self:
        self.state.wars = [PROVINCE.index[name] for name in provinces]
        self.state.takers = [NOT_YET] * len(provinces)
        return self

    def drawn_next(self, *mandates: str) -> Self:
        """The deck, top first; the rest follows in the order of the box."""
        shuffle_mandates(self.state)
        rest = sorted(self.state.deck.cards())
        for name in mandates:
            rest.remove(MANDATE.index[name])
        self.state.deck.entries = [*reversed(rest), *[MANDATE.index[name] for name in reversed(mandates)]]
        return self

    # --- what is under way ---------------------------------------------------------------------------------------

    def carries_out(self, mandate: str, active: int) -> Self:
        """Somebody has played it; its selection is over."""
        self.state.phase, self.state.active = POLITICAL, active
        return self.begins(CarryOut(MANDATE.index[mandate]))

    def selects(self, mandate: str, active: int) -> Self:
        """With all that goes with the selection."""
        self.state.phase, self.state.active = POLITICAL, active
        self.begins()
        select(self.state, active, MANDATE.index[mandate])
        self.state.advance()
        return self

    def mandate_turn(self, active: int) -> Self:
        self.state.phase = POLITICAL
        self.state.active = (active - 1) % int(self.state.seats)
        return self.begins(MandateTurn())

    def kami_turn(self) -> Self:
        self.state.phase, self.state.turn = POLITICAL, 4
        return self.begins(KamiTurn())

    def goes_to_war(self) -> Self:
        """From the start of the war phase."""
        return self.begins(WarPhase())

    def fights(self, *provinces: str) -> Self:
        """The start of the war phase is over."""
        self.state.phase = WAR
        return self.wars(*provinces).begins(NextWar())

    def has_tea(self) -> Self:
        from chabudai.games.rising_sun.steps.talking.tea import TeaCeremony

        self.state.phase = TEA
        return self.begins(TeaCeremony())

    def bids(self, **bids: tuple[int, int, int, int]) -> Self:
        """By clan: coins on Seppuku, Take Hostage, Hire Ronin, Imperial Poets. Who is not named bids nothing."""
        asked = list(self.state.deciders())
        for seat in asked:
            clan = CLAN.ids[self.state.clans[seat].clan]
            for coins in bids.get(clan, (0, 0, 0, 0)):
                self.state.apply(seat, GAME.actions.parse(f"coins {coins}"))
        return self

    # --- what can be seen ----------------------------------------------------------------------------------------

    def seat(self, clan: str) -> int:
        return int(self.state.seat_of(CLAN.index[clan]))

    def at(self, seat: int, place: str) -> dict[str, int]:
        """The figures somebody has there; places are provinces, kami, `reserve`, and `held_by_1` and so on."""
        if place in KAMI.index:
            number = FIRST_SHRINE + self.state.shrines.index(KAMI.index[place])
        else:
            number = PLACE.index[place]
        return {
            FIGURE.ids[kind]: int(self.state.number(seat, kind, number))
            for kind in self.state.kinds_at(seat, number)
        }

    def force(self, seat: int, province: str) -> int:
        return int(force_in(self.state, seat, PROVINCE.index[province]))

    def purse(self) -> list[int]:
        return [int(clan.coins) for clan in self.state.clans]

    def score(self) -> list[int]:
        return self.state.scores()

    def hostages(self, captor: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for owner in range(int(self.state.seats)):
            for kind in self.state.kinds_at(owner, HELD + captor):
                name = f"{owner} {FIGURE.ids[kind]}"
                found[name] = int(self.state.number(owner, kind, HELD + captor))
        return found

    def passes(self) -> Self:
        """Whoever is asked takes the first answer, until nobody is asked."""
        while not self.state.over and self.state.deciders():
            seat = self.state.deciders()[0]
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def says(self, seat: int, *words: str) -> Self:
        """Beside the question."""
        assert GAME.beside is not None
        GAME.beside.act(self.state, seat, GAME.actions.parse_all(list(words)))
        return self

    def why_not_say(self, seat: int, *words: str) -> str | None:
        """The clause that forbids the last of these words."""
        assert GAME.beside is not None
        *said, last = GAME.actions.parse_all(list(words))
        refusal = GAME.beside.why_not(self.state, seat, said, last)
        return None if refusal is None else refusal.clause

    def talk(self, seat: int | None) -> dict[str, Any]:
        return dict(self.state.view(seat)["talk"])

    def quiet(self) -> Self:
        self.state.talks = [silence() for _ in self.state.talks]
        return self


def cards_of(season: str) -> list[str]:
    return [name for card, name in enumerate(CARD.ids) if SEASON_OF_CARD[card] == SEASON.index[season]]


__all__ = ["FOUR", "GAME", "NOBODY", "THREE", "Table", "board", "cards_of", "new_game"]
