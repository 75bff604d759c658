"""Every page of the client, each in a state worth looking at."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from e2e.house import House
from e2e.laying import Wanted, asks, bars_something, finished, is_in_a_chain, waiting_for
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.people import Person

CASTLE = "white_castle"


@dataclass(frozen=True)
class Tables:
    """Tables of one host. Tests look at them and never play on."""

    host: str  # the secret of whoever sits at all of them
    waiting: str
    tiles: str
    road: str
    inn: str
    village: str
    temple: str
    barred: str
    over: str
    draft: str
    bridges: str
    placing: str
    chain: str
    guest: str
    castle_over: str
    alone_over: str


@dataclass(frozen=True)
class Place:
    """A page, and what is there when everything of it is."""

    name: str
    address: str
    sign: Callable[[Visitor], Locator]

    def open(self, visitor: Visitor) -> None:
        visitor.open(self.address)
        self.wait(visitor)

    def wait(self, visitor: Visitor) -> None:
        expect(self.sign(visitor).first).to_be_visible()
        loading = visitor.page.get_by_role("status").filter(has_text=visitor.words("web-loading"))
        expect(loading).to_have_count(0)
        visitor.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def lay_tables(house: House) -> Tables:
    host = Person(house, "Momiji")
    return Tables(
        host=host.secret(),
        waiting=str(host.lay(seats=3, bots=["novice"], public=True)["id"]),
        tiles=waiting_for(host, asks("prompt-choose-traveler")),
        road=waiting_for(host, asks("prompt-move")),
        inn=waiting_for(host, asks("prompt-meal")),
        village=waiting_for(host, asks("prompt-buy"), toward="village"),
        temple=waiting_for(host, asks("prompt-donate"), toward="temple"),
        barred=waiting_for(host, bars_something("prompt-move")),
        over=finished(host, public=True),
        draft=waiting_for(host, asks("prompt-draft"), game=CASTLE),
        bridges=waiting_for(host, late(asks("prompt-take")), game=CASTLE, seats=4),
        placing=waiting_for(host, late(bars_something("prompt-place")), game=CASTLE, seats=4),
        chain=waiting_for(host, is_in_a_chain, game=CASTLE),
        guest=waiting_for(host, asks("prompt-admit"), game=CASTLE, seats=1),
        castle_over=finished(host, game=CASTLE),
        alone_over=finished(host, game=CASTLE, seats=1),
    )


def late(wanted: Wanted) -> Wanted:
    """In the second round or later, when the board is full."""
    return lambda line: wanted(line) and line.position["view"]["round"] > 1


def places(tables: Tables) -> list[Place]:
    """Every page, as the host of the tables sees it."""
    return [
        Place("home", "/", lambda visitor: visitor.heading("web-last-games")),
        Place("new", "/new", lambda visitor: visitor.button("web-create-table-do")),
        Place("my games", "/games", lambda visitor: visitor.heading("web-finished")),
        Place("replays", "/replays", lambda visitor: visitor.link("web-replay")),
        Place("rules", "/rules/tokaido", lambda visitor: visitor.page.get_by_role("article")),
        Place("settings", "/settings", lambda visitor: visitor.heading("web-care")),
        Place("nowhere", "/nowhere", lambda visitor: visitor.heading("web-trouble-not-found")),
        Place("waiting room", f"/t/{tables.waiting}", lambda visitor: visitor.heading("web-invite")),
        Place("tiles", f"/t/{tables.tiles}", question),
        Place("road", f"/t/{tables.road}", question),
        Place("inn", f"/t/{tables.inn}", question),
        Place("village", f"/t/{tables.village}", question),
        Place("temple", f"/t/{tables.temple}", question),
        Place("draft", f"/t/{tables.draft}", question),
        Place("bridges", f"/t/{tables.bridges}", question),
        Place("placing", f"/t/{tables.placing}", question),
        Place("chain", f"/t/{tables.chain}", question),
        Place("guest", f"/t/{tables.guest}", question),
        Place("rules of the castle", f"/rules/{CASTLE}", lambda visitor: visitor.page.get_by_role("article")),
        Place("end of the castle", f"/t/{tables.castle_over}", chart),
        Place("end alone", f"/t/{tables.alone_over}", chart),
        Place("end", f"/t/{tables.over}", chart),
        Place("replay", f"/t/{tables.over}/replay?at=20&eyes=0", last_leg),
    ]


def question(visitor: Visitor) -> Locator:
    return visitor.page.locator("[aria-keyshortcuts=Enter]")


def chart(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("img", name=visitor.words("table-chart-label"))


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.words("table-replay-slider"))


def last_leg(visitor: Visitor) -> Locator:
    """The marks on the rail of a replay are the last to come."""
    return visitor.page.get_by_title(visitor.words("chapter-leg", leg=4), exact=True)


def as_host(visitor: Visitor, tables: Tables) -> Visitor:
    visitor.context.add_cookies([{"name": "chabudai", "value": tables.host, "url": visitor.server.address}])
    return visitor


def each_page(visitor: Visitor, tables: Tables) -> Iterator[str]:
    for place in places(tables):
        place.open(visitor)
        yield place.name
