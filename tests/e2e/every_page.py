"""Every page of the client, each in a state worth looking at."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from e2e.house import House
from e2e.laying import Wanted, asks, bars_something, finished, is_in_a_chain, of_older_rules, waiting_for
from e2e.visitor import Visitor
from playwright.sync_api import Locator, expect
from server.luck import Luck
from server.people import Person

import chabudai

CASTLE = "white_castle"
SHOGUN = {"game": "shogun", "options": {"setup": "fixed"}}
RISING = {"game": "rising_sun", "options": {"clans_of_three": "koi_lotus_dragonfly", "shrines": "beginner"}}
RISING_SUN = {"game": "rising_sun", "options": {"negotiation": "off"}}


def late(wanted: Wanted) -> Wanted:
    """In the second round or later, when the board is full."""
    return lambda line: wanted(line) and line.position["view"]["round"] > 1


def with_a_long_row(wanted: Wanted) -> Wanted:
    """Alone, when the visitor has turned over more cards than there is room for."""
    return lambda line: wanted(line) and len(line.position["view"]["solo"]["row"]) > 3


LAYING: dict[str, Callable[[Person], str]] = {
    "waiting": lambda host: str(host.lay(seats=3, bots=["novice"], public=True)["id"]),
    "tiles": lambda host: waiting_for(host, asks("prompt-choose-traveler")),
    "road": lambda host: waiting_for(host, asks("prompt-move")),
    "inn": lambda host: waiting_for(host, asks("prompt-meal")),
    "village": lambda host: waiting_for(host, asks("prompt-buy"), toward="village"),
    "temple": lambda host: waiting_for(host, asks("prompt-donate"), toward="temple"),
    "barred": lambda host: waiting_for(host, bars_something("prompt-move")),
    "over": lambda host: finished(host, public=True),
    "draft": lambda host: waiting_for(host, asks("prompt-draft"), game=CASTLE),
    "bridges": lambda host: waiting_for(host, late(asks("prompt-take")), game=CASTLE, seats=4),
    "placing": lambda host: waiting_for(host, late(bars_something("prompt-place")), game=CASTLE, seats=4),
    "chain": lambda host: waiting_for(host, is_in_a_chain, game=CASTLE),
    "guest": lambda host: waiting_for(host, with_a_long_row(asks("prompt-admit")), game=CASTLE, seats=1),
    "castle_over": lambda host: finished(host, game=CASTLE),
    "alone_over": lambda host: finished(host, game=CASTLE, seats=1),
    "provinces": lambda host: waiting_for(host, asks("prompt-draft"), game="shogun", seats=5),
    "planning": lambda host: waiting_for(host, asks("prompt-bid"), **SHOGUN),
    "marching": lambda host: waiting_for(host, asks("prompt-battle"), toward="plan", **SHOGUN),
    "hunger": lambda host: waiting_for(host, asks("prompt-revolt"), **SHOGUN),
    "shogun_over": lambda host: finished(host, seats=3, **SHOGUN),
    "tea": lambda host: waiting_for(host, asks("prompt-tea"), **RISING),
    "mandates": lambda host: waiting_for(host, asks("prompt-mandate"), seats=5, **RISING_SUN),
    "marshal": lambda host: waiting_for(host, asks("prompt-march"), toward="play marshal", seats=5, **RISING_SUN),
    "display": lambda host: waiting_for(host, asks("prompt-buy"), toward="play train", seats=4, **RISING_SUN),
    "bids": lambda host: waiting_for(host, asks("prompt-bid"), **RISING),
    "rising_over": lambda host: finished(host, seats=3, **RISING),
    "older": lambda host: of_older_rules(host, finished(host)),
}


class Tables:
    """Tables of one host, laid when they are first asked for. Tests look at them and never play on."""

    def __init__(self, house: House, luck: Luck) -> None:
        self.host = Person(house, "Momiji")
        self.luck = luck
        self.laid: dict[str, str] = {}

    def __getattr__(self, name: str) -> str:
        if name not in LAYING:
            raise AttributeError(name)
        if name not in self.laid:
            with self.luck.of(f"the table called {name}"):
                self.laid[name] = LAYING[name](self.host)
        return self.laid[name]


@dataclass(frozen=True)
class Place:
    """A page, and what is there when everything of it is."""

    name: str
    address: Callable[[Tables], str]
    sign: Callable[[Visitor], Locator]
    greets: bool = False  # the bar has the name of the guest, which comes by itself
    is_played: bool = False  # a board lies there
    is_another: bool = False  # the same page as one before, with other and long contents
    is_read_anew: bool = True  # no page before it has the same parts

    def open(self, visitor: Visitor, tables: Tables) -> None:
        address = self.address(tables)
        if self.greets:
            with visitor.page.expect_response(lambda response: response.url.endswith("/api/me")):
                visitor.open(address)
        else:
            visitor.open(address)
        self.wait(visitor)

    def wait(self, visitor: Visitor) -> None:
        expect(self.sign(visitor).first).to_be_visible()
        loading = visitor.page.locator("[role=status]").filter(has_text=visitor.words("web-loading"))
        expect(loading).to_have_count(0)
        visitor.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def question(visitor: Visitor) -> Locator:
    return visitor.page.locator("[aria-keyshortcuts=Enter]")


def chart(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("img", name=visitor.words("table-chart-label"))


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.words("table-replay-slider"))


def last_leg(visitor: Visitor) -> Locator:
    """The marks on the rail of a replay are the last to come."""
    return visitor.page.get_by_title(visitor.words("chapter-leg", leg=4), exact=True)


def article(visitor: Visitor) -> Locator:
    return visitor.page.locator("article")  # among thousands of elements a role is looked for longer than a name


def kept_game(visitor: Visitor) -> Locator:
    """What a guest would keep is the last to come."""
    return visitor.page.locator(".account li b")


def page(name: str, address: str, sign: Callable[[Visitor], Locator]) -> Place:
    return Place(name, lambda _: address, sign, greets=True)


def page_of_lists(name: str, address: str, sign: Callable[[Visitor], Locator]) -> Place:
    """One that tells of tables: one that waits, one that is played and one that is over."""
    return Place(name, lambda tables: tables.waiting and tables.road and tables.over and address, sign, greets=True)


def rules(game: str) -> Place:
    return replace(page(f"rules of {game}", f"/rules/{game}", article), is_another=True)


# Of the tables of a game and their rooms: the others have the same parts.
FIRST_OF_THEIR_KIND = (
    *("waiting", "tiles", "road", "over"),
    *("draft", "bridges"),
    *("planning", "marching"),
    *("tea", "mandates"),
)


def table(name: str, sign: Callable[[Visitor], Locator] = question) -> Place:
    def address(tables: Tables) -> str:
        return f"/t/{getattr(tables, name)}"

    return Place(name, address, sign, is_played=sign is question, is_read_anew=name in FIRST_OF_THEIR_KIND)


def address_of_host(tables: Tables) -> str:
    """Who has played a game to its end."""
    assert tables.over
    return f"/people/{tables.host.get('/api/me')['me']['profile']}"


# As the host of the tables sees them.
PLACES = [
    page_of_lists("home", "/", lambda visitor: visitor.heading("web-last-games")),
    page("new", "/new", lambda visitor: visitor.button("web-create-table-do")),
    page_of_lists("my games", "/games", lambda visitor: visitor.heading("web-finished")),
    page_of_lists("replays", "/replays", lambda visitor: visitor.link("web-replay")),
    page("rules", "/rules/tokaido", article),
    *[rules(game.id) for game in chabudai.games() if game.id != "tokaido"],
    page("settings", "/settings", lambda visitor: visitor.heading("web-care")),
    page_of_lists("account", "/account", kept_game),
    page("notices", "/notices", lambda visitor: visitor.heading("web-way-hook")),
    Place("person", address_of_host, lambda visitor: visitor.heading("web-by-game"), greets=True),
    page("nowhere", "/nowhere", lambda visitor: visitor.heading("web-trouble-not-found")),
    table("waiting", lambda visitor: visitor.heading("web-invite")),
    *[table(name) for name in ("tiles", "road", "inn", "village", "temple")],
    *[table(name) for name in ("draft", "bridges", "placing", "chain", "guest")],
    *[table(name) for name in ("provinces", "planning", "marching", "hunger")],
    *[table(name) for name in ("tea", "mandates", "marshal", "display", "bids")],
    *[table(name, chart) for name in ("over", "castle_over", "alone_over", "shogun_over", "rising_over", "older")],
    Place("replay", lambda tables: f"/t/{tables.over}/replay?at=20&eyes=0", last_leg, is_played=True),
]


def as_host(visitor: Visitor, tables: Tables) -> Visitor:
    visitor.be(tables.host.secret())
    return visitor
