"""Where armies go, and how many."""

from mypy_extensions import i64

from chabudai.games.shogun.actions import MARCH, SEND
from chabudai.games.shogun.components import NOBODY
from chabudai.games.shogun.foresight.chances import chances
from chabudai.games.shogun.judgement.stakes import Stakes
from chabudai.games.shogun.steps.extra_armies import extra_attackers, extra_defenders
from chabudai.games.shogun.steps.marching import STAYS


def best_march(stakes: Stakes, source: i64, legal: list[int]) -> int:
    best, best_worth = legal[0], -100.0
    most: i64 = stakes.state.armies[source] - 1
    for action in legal:
        if action == STAYS:
            worth = 0.0
        else:
            target = MARCH.which(action)
            worth = -100.0
            for armies in tried(most):
                worth = max(worth, worth_of_march(stakes, source, target, armies))
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def tried(most: i64) -> list[int]:
    """Numbers of armies that are looked at before the target is fixed."""
    return sorted({1, int(most + 1) // 2, int(max(1, most - 1)), int(most)})


def best_number(stakes: Stakes, source: i64, target: i64, legal: list[int]) -> int:
    best, best_worth = legal[0], -100.0
    for action in legal:
        worth = worth_of_march(stakes, source, target, SEND.which(action) + 1)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def worth_of_march(stakes: Stakes, source: i64, target: i64, armies: i64) -> float:
    if stakes.state.owner[target] == stakes.seat:
        return worth_of_move(stakes, source, target, armies)
    return worth_of_attack(stakes, source, target, armies)


def bared(stakes: Stakes, source: i64, armies: i64) -> float:
    """What it risks that these leave."""
    left = stakes.keeps(source) - stakes.keeps_with(source, stakes.state.armies[source] - armies)
    return stakes.weights.caution * left * stakes.worth(stakes.seat, source)


def worth_of_move(stakes: Stakes, source: i64, target: i64, armies: i64) -> float:
    there: i64 = stakes.state.armies[target]
    safer = stakes.keeps_with(target, there + armies) - stakes.keeps(target)
    return safer * stakes.worth(stakes.seat, target) - bared(stakes, source, armies)


def worth_of_attack(stakes: Stakes, source: i64, target: i64, armies: i64) -> float:
    state, weights = stakes.state, stakes.weights
    trial = state.clone()
    trial.source, trial.target, trial.marching = source, target, armies
    defender: i64 = state.owner[target]
    trial.extra = [int(extra_attackers(state, stakes.seat)), 0]
    if defender != NOBODY:
        trial.extra[1] = int(extra_defenders(state, defender, target))
    ends = chances(trial)
    gain = ends.attacker * stakes.prize(target) * kept_after(stakes, target, armies)
    gain += (ends.attacker + ends.neutral) * stakes.harm(target)
    gain -= weights.army * float(armies) * (1.0 - 0.5 * ends.attacker)
    return gain - bared(stakes, source, armies) - weights.patience


def kept_after(stakes: Stakes, target: i64, armies: i64) -> float:
    """With about half of those that attack."""
    return 0.5 + 0.5 * stakes.keeps_with(target, max(1, armies // 2))
