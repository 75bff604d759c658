"""Rising Sun in browsers: the tea room, offers, bids, battles; and three people at a table of it."""

from collections.abc import Callable

from e2e.conftest import Guests
from e2e.contexts import DESK, Device
from e2e.house import House
from e2e.laying import Wanted
from e2e.table_page import TablePage
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Line, Person

NAMES = ("Hana", "Jun", "Kiku")
# What may be pressed outside the list, and where the mouse really meets it.
PRESSABLE = """() => [...document.querySelectorAll("[data-action], [data-cushion][role=button]")].flatMap((one) => {
    if (one.closest("[data-choices], [inert]")) return [];
    const { x, y, width, height } = one.getBoundingClientRect();
    for (const [across, down] of [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7], [.5, .15], [.5, .85]]) {
        const spot = { x: x + width * across, y: y + height * down };
        const met = one.contains(document.elementFromPoint(spot.x, spot.y));
        if (met) return [{ action: one.dataset.action ?? null, ...spot }];
    }
    return [];
})"""
BELOW = """() => {
    const hall = document.querySelector("[data-rack]").closest("[data-war-room] > *").getBoundingClientRect();
    const shown = [...document.querySelectorAll("[data-rack] > [data-advantage]")];
    const below = shown.filter((one) => one.getBoundingClientRect().bottom > hall.bottom + 1);
    return below.map((one) => one.dataset.advantage);
}"""
CAN_BE_DONE = "[data-prompt] [aria-keyshortcuts=Enter][aria-disabled=false]"


class RisingPage(TablePage):
    def __init__(self, visitor: Visitor, table: str | None = None) -> None:
        super().__init__(visitor, table)
        self.words = visitor.words.of("rising_sun")

    @property
    def view(self) -> dict[str, object]:
        shown: dict[str, object] = self.visitor.heard.position()["view"]
        return shown

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.words("board-map"), exact=True)

    def answer_by_mouse(self) -> None:
        """On the board and with the buttons under it, never in the list; coins of a bid one by one."""
        before = self.visitor.heard.position()["n"]
        if self.rack.count() > 0:
            self.rack.get_by_role("button").last.click()
        elif self.page.locator(CAN_BE_DONE).count() == 0:
            self.press_in_the_middle()
        self.page.locator(CAN_BE_DONE).click()
        self.wait_until_asked_anew(before)

    def press_in_the_middle(self) -> None:
        """Of all that can be pressed."""
        legal = {entry["action"] for entry in self.visitor.heard.position()["menu"] if entry["refusal"] is None}
        spots = [
            spot for spot in self.page.evaluate(PRESSABLE) if spot["action"] is None or spot["action"] in legal
        ]
        assert spots, f"nothing on the board answers {self.visitor.heard.position()['prompt']}"
        spot = spots[len(spots) // 2]
        self.page.mouse.click(spot["x"], spot["y"])
        expect(self.page.locator(CAN_BE_DONE)).to_be_visible()

    # --- tea and talk --------------------------------------------------------------------------------------------

    @property
    def tea(self) -> Locator:
        return self.page.locator("[data-tea-room]")

    @property
    def offers(self) -> Locator:
        """Those that are open, as slips of paper."""
        return self.page.locator("[data-offer]")

    @property
    def draft(self) -> Locator:
        """What the reader has said so far of an offer that is not made yet."""
        return self.page.locator("[data-draft]")

    @property
    def given_words(self) -> Locator:
        return self.page.locator("[data-words] li")

    @property
    def pending(self) -> Locator:
        """An offer that is told where the reader looks."""
        return self.page.locator("[data-pending-offers]")

    @property
    def waiting_number(self) -> Locator:
        """On the button that leads to the deals."""
        return self.page.locator("[data-opens-beside] [data-pending]")

    def cushion(self, seat: int) -> Locator:
        return self.page.locator(f"[data-cushion='{seat}']")

    def field(self, name: str) -> Locator:
        return self.page.locator(f"[data-field='{name}']")

    def turn_to(self, tab: str) -> None:
        self.page.get_by_role("tab", name=self.words(f"tea-tab-{tab}")).click()

    def offer_alliance(self, seat: int, coins: int = 0, promised: tuple[str, str, str] | None = None) -> None:
        """In secret; `promised` is asked of the other: its kind, what it is about, and which."""
        self.cushion(seat).click()
        expect(self.field("circle").or_(self.page.locator("[data-send-offer]")).first).to_be_visible()
        for _ in range(coins):
            self.field("coins").get_by_role("button").last.click()
        if promised:
            kind, about, which = promised
            self.field("asked-promise").select_option(f"promise {kind}")
            self.field(f"asked-promise-{about}").select_option(which)
        self.send_offer()

    def send_offer(self) -> None:
        button = self.page.locator("[data-send-offer]")
        expect(button).to_be_enabled()
        button.click()
        expect(button).to_have_count(0)

    def answer_offer(self, answer: str) -> None:
        """The first that can be answered so."""
        button = self.offers.get_by_role("button", name=self.words(f"tea-{answer}"), exact=True).first
        expect(button).to_be_visible()
        count = self.offers.count()
        button.click()
        expect(self.offers).to_have_count(count - 1)

    # --- war -----------------------------------------------------------------------------------------------------

    @property
    def rack(self) -> Locator:
        return self.page.locator("[data-rack]")

    @property
    def bids(self) -> Locator:
        """All bids of a battle, turned up."""
        return self.page.locator("[data-bids]")

    def bids_below_the_fold(self) -> list[str]:
        """Advantages that are not wholly in sight while coins are laid."""
        below: list[str] = self.page.evaluate(BELOW)
        return below

    def lay_coins(self, **coins: int) -> None:
        """One press for each coin on an advantage."""
        for advantage, count in coins.items():
            stepper = self.rack.locator(f"[data-advantage='{advantage}']")
            for _ in range(count):
                stepper.get_by_role("button").last.click()
            expect(stepper.locator("output")).to_have_text(str(count))

    def seal(self) -> None:
        self.confirm_button.click()
        expect(self.rack).to_have_count(0)

    def is_sealed(self, seat: int) -> None:
        sealed = self.page.locator(f"[data-rival='{seat}']").get_by_text(self.words("war-sealed"), exact=True)
        expect(sealed).to_be_visible()


class Court:
    """Koi, Lotus and Dragonfly: three people, each with a line, some with browsers."""

    def __init__(self, house: House, visit: Guests, negotiation: str = "free") -> None:
        self.visit = visit
        self.people = [Person(house, name) for name in NAMES]
        host, *others = self.people
        options = {"clans_of_three": "koi_lotus_dragonfly", "negotiation": negotiation, "shrines": "beginner"}
        self.table = str(host.lay(game="rising_sun", seats=3, options=options)["id"])
        for person in others:
            person.post(f"/api/tables/{self.table}/sit", seat=None)
        host.post(f"/api/tables/{self.table}/start")
        self.lines = [person.sit_at(self.table) for person in self.people]
        self.watcher = Person(house, "Ota").sit_at(self.table)

    def page(
        self, seat: int, device: Device = DESK, language: str = "en", settings: dict[str, object] | None = None
    ) -> RisingPage:
        visitor = self.visit(device=device, language=language, settings=settings)
        visitor.be(self.people[seat].secret())
        return RisingPage(visitor, self.table)

    def hear(self) -> None:
        """What was said before has come."""
        for line in self.lines:
            line.say("ping")

    def act(self, seat: int, *actions: str) -> None:
        """Beside the question, without a browser."""
        self.hear()
        line = self.lines[seat]
        assert line.say("act", heard=line.position["heard"], actions=actions)["type"] == "ok"

    def make_ready(self) -> None:
        for line in self.lines:
            line.move("ready")
        self.hear()

    def play_on(self, until: Wanted, choose: Callable[[Line], str]) -> Line:
        """Whoever is asked answers over the line, until somebody is asked as wanted."""
        while True:
            self.hear()
            asked = [line for line in self.lines if line.is_asked()]
            found = next((line for line in asked if until(line)), None)
            if found:
                return found
            asked[0].move(choose(asked[0]))


def by_verb(line: Line, *verbs: str) -> str:
    """The first choice that begins so, else the first of all: the refusal, or the gentler act (R-29.24)."""
    legal = line.legal()
    return next((action for verb in verbs for action in legal if action.startswith(verb)), legal[0])
