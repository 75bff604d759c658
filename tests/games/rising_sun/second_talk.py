"""A second Rising Sun: offers at fixed moments (R-29.N.5, R-29.N.6), and what is done freely beside the questions.

Promises bind nobody: nothing of them is kept here.
"""

from typing import Any

from read_twice import Course
from second_table import ADVANTAGES, MANDATES, PROVINCES, SecondTable

TEA_ROUNDS, MOST_COINS, MOST_RONIN = 3, 5, 3
KINDS_OF_PROMISE = [
    "play_mandate",
    "do_not_play_mandate",
    "stay_out_of_province",
    "leave_advantage",
    "spare_in_betray",
    "leave_shrine",
    "pay_later",
]


class SecondTalk(SecondTable):
    # --- in windows

    def tea_rounds(self) -> Course:
        for _ in range(TEA_ROUNDS):
            spoke = False
            for seat in list(self.honor):
                others = [each for each in range(self.seats) if each != seat]
                spoke = (yield from self.may_offer(seat, others, True)) or spoke
            if not spoke:
                return

    def draw_window(self) -> Course:
        active = self.active
        for seat in list(self.honor):
            if seat != active:
                yield from self.may_offer(seat, [active], False)
        yield from self.may_offer(active, [each for each in range(self.seats) if each != active], False)

    def may_offer(self, seat: int, others: list[int], tea: bool) -> Course:
        said = yield from self.ask(seat, ["pass", *(f"offer {each + 1}" for each in others)])
        if said == "pass":
            return False
        other = int(said.split()[1]) - 1
        said = yield from self.ask(seat, [f"use {each}" for each in self.templates(seat, other, tea)])
        template = said.split()[1]
        paid: dict[int, tuple[int, int]] = {seat: (0, 0), other: (0, 0)}
        if template in ("alliance_i_pay", "i_pay_for_promise", "gift"):
            paid[seat] = yield from self.amounts(seat, self.coins[seat], self.ronin[seat])
        if template in ("alliance_you_pay", "you_pay_for_promise"):
            paid[other] = yield from self.amounts(seat, self.coins[other], self.ronin[other])
        promises = {"promise_for_promise": 2, "i_pay_for_promise": 1, "you_pay_for_promise": 1}.get(template, 0)
        for _ in range(promises):
            yield from self.promise(seat)
        asks = template != "gift" or self.options["gift_needs_acceptance"]
        if asks:
            said = yield from self.ask(other, [f"decline {seat + 1} 1", f"accept {seat + 1} 1"])
        if not asks or said.startswith("accept"):
            self.hand_over(seat, other, *paid[seat])
            self.hand_over(other, seat, *paid[other])
            if template.startswith("alliance"):
                self.become_allies(seat, other)
        return True

    def templates(self, seat: int, other: int, tea: bool) -> list[str]:
        def has(each: int) -> bool:
            return self.coins[each] + self.ronin[each] > 0

        open_to = ["promise_for_promise"]
        open_to += ["i_pay_for_promise", "gift"] if has(seat) else []
        open_to += ["you_pay_for_promise"] if has(other) else []
        if tea and seat not in self.ally and other not in self.ally:
            open_to += ["alliance_plain"]
            open_to += ["alliance_i_pay"] if has(seat) else []
            open_to += ["alliance_you_pay"] if has(other) else []
        return open_to

    def amounts(self, seat: int, coins: int, ronin: int) -> Course:
        """Something at least."""
        ronin = min(ronin, MOST_RONIN)
        least, most = 0 if ronin else 1, min(coins, MOST_COINS)
        said = yield from self.ask(seat, [f"coins {n}" for n in range(least, most + 1)])
        given = int(said.split()[1])
        said = yield from self.ask(seat, [f"ronin {n}" for n in range(0 if given else 1, ronin + 1)])
        return given, int(said.split()[1])

    def promise(self, seat: int) -> Course:
        said = yield from self.ask(seat, [f"promise {kind}" for kind in KINDS_OF_PROMISE])
        kind = said.split()[1]
        if kind in ("play_mandate", "do_not_play_mandate"):
            yield from self.ask(seat, [f"about {each}" for each in MANDATES])
        if kind == "leave_advantage":
            yield from self.ask(seat, [f"about_advantage {each}" for each in ADVANTAGES])
        if kind in ("stay_out_of_province", "leave_advantage"):
            yield from self.ask(seat, [f"at {each}" for each in PROVINCES])
        if kind == "leave_shrine":
            yield from self.ask(seat, [f"shrine {each}" for each in self.shrines])
        if kind == "pay_later":
            yield from self.amounts(seat, MOST_COINS, MOST_RONIN)

    # --- what a deal does

    def hand_over(self, giver: int, taker: int, coins: int, ronin: int) -> None:
        self.coins[giver] -= coins
        self.coins[taker] += coins
        self.ronin[giver] -= ronin
        self.ronin[taker] += ronin

    def become_allies(self, one: int, other: int) -> None:
        self.ally[one], self.ally[other] = other, one
        self.allied[one].add(self.season)
        self.allied[other].add(self.season)

    def hear_of_deal(self, event: dict[str, Any]) -> None:
        """Where all talk freely, what was handed over and who is allied is told, like chance."""
        if event["event"] == "gives":
            self.hand_over(event["seat"], event["other"], event["coins"], event["ronin"])
        elif event["event"] == "allies":
            self.become_allies(event["seat"], event["other"])
