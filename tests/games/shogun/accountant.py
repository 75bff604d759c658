"""An accountant of Shogun, who hears what is told and knows nothing else: what lies where, added up from it."""

from collections import Counter
from typing import Any

COLOURS = ["blue", "red", "yellow", "green", "purple"]
COST = {"castle": 3, "temple": 2, "theatre": 1}


class Books:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.colours = [*COLOURS[:seats], "farmers"]
        self.reserve = dict.fromkeys(COLOURS[:seats], 62) | {"farmers": 20}
        self.tower = dict.fromkeys(self.colours, 0)
        self.tray = dict.fromkeys(self.colours, 0)
        self.armies: dict[str, tuple[int, int]] = {}  # by province: owner and armies
        self.buildings: dict[str, set[str]] = {}
        self.unrest: Counter[str] = Counter()
        self.chests: Counter[int] = Counter()
        self.rice: Counter[int] = Counter()
        self.points: Counter[int] = Counter()
        self.battle: tuple[str, str | None, str, int] | None = None  # attacker, source, province, armies

    def read(self, event: dict[str, Any]) -> None:
        entry = getattr(self, "on_" + event["event"].replace("-", "_"), None)
        if entry is not None:
            entry(event)

    # --- chests, rice, points -----------------------------------------------------------------------------------

    def on_starts(self, event: dict[str, Any]) -> None:
        self.chests[event["seat"]] = event["chests"]

    def on_bids(self, event: dict[str, Any]) -> None:
        self.chests[event["seat"]] -= event["chests"]

    def on_taxes(self, event: dict[str, Any]) -> None:
        self.chests[event["seat"]] += event["chests"]

    def on_harvests(self, event: dict[str, Any]) -> None:
        self.rice[event["seat"]] += event["rice"]

    def on_loses_rice(self, event: dict[str, Any]) -> None:
        self.rice[event["seat"]] -= event["rice"]

    def on_scores(self, event: dict[str, Any]) -> None:
        self.points[event["seat"]] += event["points"]

    on_most = on_scores

    def on_year_ends(self, event: dict[str, Any]) -> None:
        self.rice.clear()
        self.unrest.clear()

    # --- the board ------------------------------------------------------------------------------------------------

    def on_settles(self, event: dict[str, Any]) -> None:
        self.place(event["seat"], event["province"], event["armies"])

    def on_deploys(self, event: dict[str, Any]) -> None:
        self.chests[event["seat"]] -= event["chests"]
        self.place(event["seat"], event["province"], event["armies"])

    def place(self, seat: int, province: str, armies: int) -> None:
        """From the reserve."""
        self.reserve[COLOURS[seat]] -= armies
        self.armies[province] = (seat, self.armies.get(province, (seat, 0))[1] + armies)

    def on_moves(self, event: dict[str, Any]) -> None:
        for province, armies in ((event["source"], -event["armies"]), (event["province"], event["armies"])):
            self.armies[province] = (event["seat"], self.armies[province][1] + armies)

    def on_builds(self, event: dict[str, Any]) -> None:
        self.chests[event["seat"]] -= COST[event["building"]]
        self.buildings.setdefault(event["province"], set()).add(event["building"])

    def on_unrest(self, event: dict[str, Any]) -> None:
        self.unrest[event["province"]] += 1
        assert self.unrest[event["province"]] == event["markers"]

    def on_calms(self, event: dict[str, Any]) -> None:
        self.unrest[event["province"]] -= 1

    # --- battles ------------------------------------------------------------------------------------------------

    def on_fills(self, event: dict[str, Any]) -> None:
        for colour, cubes in counted(event):
            self.reserve[colour] -= cubes
            self.tower[colour] += cubes

    def on_attacks(self, event: dict[str, Any]) -> None:
        self.battle = (COLOURS[event["seat"]], event["source"], event["province"], event["armies"])

    on_attacks_neutral = on_attacks

    def on_revolts(self, event: dict[str, Any]) -> None:
        self.battle = (COLOURS[event["seat"]], None, event["province"], 0)

    def on_thrown(self, event: dict[str, Any]) -> None:
        """From the source, from the province, from the tray; whatever is more than that came from the reserve."""
        assert self.battle is not None
        attacker, source, province, marching = self.battle
        sent = Counter(self.tray)
        self.tray = dict.fromkeys(self.colours, 0)
        if source is not None:
            owner, armies = self.armies[source]
            self.armies[source] = (owner, armies - marching)
            sent[attacker] += marching
        if province in self.armies:
            owner, armies = self.armies[province]
            sent[COLOURS[owner]] += armies
            self.armies[province] = (owner, 0)
        for colour, cubes in counted(event):
            assert cubes >= sent[colour]
            self.reserve[colour] -= cubes - sent[colour]
            self.tower[colour] += cubes

    def on_fall_out(self, event: dict[str, Any]) -> None:
        for colour, cubes in counted(event):
            self.tower[colour] -= cubes
            self.tray[colour] += cubes

    def on_return(self, event: dict[str, Any]) -> None:
        for colour, cubes in counted(event):
            self.tray[colour] -= cubes
            self.reserve[colour] += cubes

    def on_conquers(self, event: dict[str, Any]) -> None:
        self.armies[event["province"]] = (event["seat"], event["armies"])
        self.tray[COLOURS[event["seat"]]] -= event["armies"]

    on_occupies = on_holds = on_puts_down = on_conquers

    def on_tie(self, event: dict[str, Any]) -> None:
        del self.armies[event["province"]]
        self.buildings.pop(event["province"], None)
        del self.unrest[event["province"]]

    on_lost_to_farmers = on_tie


def counted(event: dict[str, Any]) -> list[tuple[str, int]]:
    """Cubes of an event: colour and number."""
    found = []
    for cubes in event["cubes"]:
        colour, _, number = cubes.rpartition("-")
        found.append((colour, int(number)))
    return found
