"""R-6.1, R-18.5, R-29: which steps can wait on each other, and what those who are asked can be asked."""

# not compiled: made for people, not for speed

from typing import Any

from chabudai.core.position import check_order
from chabudai.core.shape import SEAT, SEATS, misfit
from chabudai.core.steps import FREE, Step, Together
from chabudai.games.rising_sun.actions import PASS
from chabudai.games.rising_sun.cards import OP, POWERS
from chabudai.games.rising_sun.components import ADVANTAGES, LOTUS, NONE, POETS
from chabudai.games.rising_sun.state import RisingSunState
from chabudai.games.rising_sun.steps.mandates.track import Announce, ChooseMandate, ChooseTile
from chabudai.games.rising_sun.steps.moving import Destination, PayToll, Toll, pieces_at
from chabudai.games.rising_sun.steps.powers.gains import GiveCoin, TakeFromRichest
from chabudai.games.rising_sun.steps.powers.killing_by_card import MercyOnOne, StrikeWhere, StrikeWhom
from chabudai.games.rising_sun.steps.powers.placing import ChooseWorshipper, PlaceAtShrine, PlaceInProvince
from chabudai.games.rising_sun.steps.talking.offers import find_offer
from chabudai.games.rising_sun.steps.talking.windows import AnswerOffer, MakeOffer
from chabudai.games.rising_sun.steps.war.advantages import ResolveAdvantage
from chabudai.games.rising_sun.steps.war.battle import Bids, Outcome, with_coins
from chabudai.games.rising_sun.steps.war.start import ChooseNextCard, OwnCards, cards_moving_coins

AT_KAMI = "EndOfKamiTurn ResolveShrine"
BUYING = f"EndOfMandate TrainTurn {AT_KAMI}"
OFFERING = "TeaRound ChooseMandate ChooseTile MakeOffer"
BY_CARDS = (
    "CardComes ChooseWorshipper PlaceAtShrine PlaceInProvince StrikeWhere StrikeWhom MercyOnOne MercyOnHated "
    "Hate KillHated TakeFromRichest GiveCoin Worship"
)  # what cards and figures bring with them, whenever they come
IN_TURN = (
    f"CarryOut EndOfMandate ClearMandate RecruitTurn MarshalTurn TrainTurn NextSlot EndOfSummon EndOfMarshal March "
    f"Build TakeCard NextWind NextToCome {AT_KAMI} {BY_CARDS}"
)
IN_WAR = (
    "NextWar KoiConverts OwnCards NextToCome EndOfBattle Reparations ResolveAdvantage Outcome AdvantageUsed "
    "MercyInBattle"
)
BENEATH = {
    "NextSeason": "",
    "Cleanup": "NextSeason",
    "WarPhase": "Cleanup",
    "PoliticalPhase": "WarPhase",
    "EndOfTea": "PoliticalPhase",
    "Tea": "EndOfTea",
    "ChoosePartner": "EndOfTea",
    "TeaRound": "EndOfTea",
    "MakeOffer": OFFERING,
    "AnswerOffer": OFFERING,
    "PoliticalTurn": "WarPhase",
    "ChooseMandate": "PoliticalTurn",
    "ChooseTile": "PoliticalTurn",
    "Announce": "PoliticalTurn",
    "CarryOut": "PoliticalTurn",
    "EndOfMandate": "PoliticalTurn",
    "ClearMandate": "PoliticalTurn",
    "RecruitTurn": "EndOfMandate RecruitTurn",
    "MarshalTurn": "EndOfMandate MarshalTurn",
    "TrainTurn": "EndOfMandate TrainTurn",
    "EndOfSummon": f"RecruitTurn {BUYING}",
    "NextSlot": "EndOfSummon",
    "FillSlot": "EndOfSummon",
    "SummonWhere": "EndOfSummon",
    "SummonWhat": "EndOfSummon",
    "SummonAnywhere": "EndOfSummon",
    "SummonMonster": "EndOfSummon",
    "EndOfMarshal": "EndOfMandate MarshalTurn",
    "Build": "EndOfMarshal March",
    "March": "EndOfMarshal Build",
    "MarchTo": "March",
    "Toll": "March NextWind",
    "PayToll": "March NextWind",
    "Buy": BUYING,
    "TakeCard": BUYING,
    "ReplaceWhere": "EndOfMandate",
    "ReplaceWhom": "EndOfMandate",
    "ReplaceWith": "EndOfMandate",
    "EntersFirst": "EndOfMandate",
    "EndOfKamiTurn": "PoliticalTurn",
    "ResolveShrine": AT_KAMI,
    "RiseToTop": AT_KAMI,
    "Wind": AT_KAMI,
    "NextWind": AT_KAMI,
    "WindTo": "NextWind",
    "NextWar": "Cleanup",
    "NextToCome": "ClearMandate NextWar",
    "ChooseNext": "ClearMandate NextWar",
    "KoiConverts": "NextWar NextToCome",
    "OwnCards": "NextWar NextToCome KoiConverts",
    "ChooseNextCard": "NextWar NextToCome KoiConverts",
    "EndOfBattle": "NextWar",
    "Reparations": "EndOfBattle",
    "ResolveAdvantage": "Reparations Outcome ResolveAdvantage",
    "Outcome": "ResolveAdvantage",
    "Bids": "ResolveAdvantage",
    "AdvantageUsed": "ResolveAdvantage Outcome Reparations",
    "CommitSeppuku": "AdvantageUsed",
    "TakeHostage": "AdvantageUsed",
    "HireRonin": "AdvantageUsed",
    "MercyInBattle": "ResolveAdvantage",
    "Remainder": "EndOfBattle",
    **dict.fromkeys(BY_CARDS.split(), f"{IN_TURN} {IN_WAR}"),
}  # on which steps each can lie while somebody is asked
POWER_OF: dict[type[Step[Any]], str] = {
    GiveCoin: "give_spent_coin",
    TakeFromRichest: "take_coin",
    StrikeWhere: "kill_figure",
    StrikeWhom: "kill_figure",
    MercyOnOne: "kill_figure",
    PlaceInProvince: "place_figure",
    PlaceAtShrine: "place_figure",
    ChooseWorshipper: "place_figure",
}  # what the card does that brings the question


def check_steps(state: RisingSunState) -> None:
    check_order(state.stack, BENEATH)
    for place, step in enumerate(state.stack):
        check_seats(state, step, f"stack.{place}")


def check_seats(state: RisingSunState, step: Step[Any], path: str) -> None:
    """Whoever else a step is about sits here too."""
    for field, shape in state.game.steps().made_with(type(step)).items():
        if shape is SEAT and getattr(step, field) >= state.seats:
            raise misfit(f"{path}.{field}", f"0..{state.seats - 1}")
        if shape is SEATS and getattr(step, field) >> state.seats:
            raise misfit(f"{path}.{field}", f"1..{state.everybody()}")


def check_questions(state: RisingSunState) -> None:
    check_asked(state)
    check_chooser(state)
    check_movers(state)
    check_powers(state)
    check_advantages(state)
    check_offering(state)


def check_asked(state: RisingSunState) -> None:
    """R-9.3, R-29.23: all choose their partners; only who has coins can bid."""
    top = state.stack[-1] if state.stack else None
    everybody = with_coins(state) if isinstance(top, Bids) else state.everybody()
    if isinstance(top, Together) and top.asked != everybody:
        raise misfit("stack", str(everybody))


def check_chooser(state: RisingSunState) -> None:
    """R-10.2, R-25.2a: the active player chooses the mandate, Lotus by a tile that lies face down."""
    for place, step in enumerate(state.stack):
        if isinstance(step, ChooseMandate | ChooseTile | Announce) and (
            step.seat != state.active or state.plays(step.seat, LOTUS) == isinstance(step, ChooseMandate)
        ):
            raise misfit(f"stack.{place}", f"seat {state.active}")


def check_movers(state: RisingSunState) -> None:
    """R-12.1, R-29.7: what moves is there, and a toll is taken of a sea route, by somebody else."""
    for place, step in enumerate(state.stack):
        if isinstance(step, Toll | PayToll):
            other = step.crosser if isinstance(step, Toll) else step.owner
            mover = other if isinstance(step, Toll) else step.seat
            if step.route() == NONE or other == step.seat or not pieces_at(state, mover, step.piece, step.source):
                raise misfit(f"stack.{place}", "…")
        if isinstance(step, Destination) and not pieces_at(state, step.seat, step.piece, step.source):
            raise misfit(f"stack.{place}.source", "…")


def check_powers(state: RisingSunState) -> None:
    """R-23.5: what a card does is done by a card that can."""
    stack: list[Any] = state.stack
    for place, step in enumerate(stack):
        wanted = POWER_OF.get(type(step))
        if wanted is not None and OP.index[wanted] not in [power.op for power in POWERS[step.card]]:
            raise misfit(f"stack.{place}.card", wanted)
        if isinstance(step, ChooseNextCard | OwnCards) and not can_wait(state, step):
            raise misfit(f"stack.{place}.waiting", "…")


def can_wait(state: RisingSunState, step: ChooseNextCard | OwnCards) -> bool:
    """R-27.4: the owner has all that wait and move coins, and is asked only about different ones."""
    left = cards_moving_coins(state, step.seat)
    for card in step.waiting:
        if card not in left:
            return False
        left.remove(card)
    return isinstance(step, OwnCards) or len(set(step.waiting)) > 1


def check_advantages(state: RisingSunState) -> None:
    """R-18.5: those that are not settled wait in their order, the outcome before the last."""
    waiting = [step for step in state.stack if isinstance(step, ResolveAdvantage | Outcome)]
    order = [ADVANTAGES if isinstance(step, Outcome) else int(step.advantage) for step in waiting]
    if order != [POETS, ADVANTAGES, *range(POETS - 1, -1, -1)][: len(order)]:
        raise misfit("stack", "ResolveAdvantage, Outcome")
    left = len(order) - (ADVANTAGES in order)
    if state.participants and len(state.won) + left != ADVANTAGES:
        raise misfit("won", f"× {ADVANTAGES - left}")


def check_offering(state: RisingSunState) -> None:
    """R-29.N.5: what is being said could be said, and what is answered was offered."""
    for place, step in enumerate(state.stack):
        if isinstance(step, AnswerOffer) and find_offer(state, step.giver, step.seat, step.which) is None:
            raise misfit(f"stack.{place}", "talks")
        if isinstance(step, MakeOffer):
            check_said(state, step, f"stack.{place}")


def check_said(state: RisingSunState, offering: MakeOffer, path: str) -> None:
    if offering.to == offering.seat or offering.to >= state.seats:
        raise misfit(f"{path}.to", f"-1..{state.seats - 1}")
    for number, action in enumerate(offering.said):
        before = MakeOffer(offering.seat, offering.to, offering.said[:number])
        if action == PASS.only or before.bar(state, offering.seat, action) != FREE:
            raise misfit(f"{path}.said.{number}", "legal action")
    if offering.said and offering.draft(state).is_whole():
        raise misfit(f"{path}.said", "…")
