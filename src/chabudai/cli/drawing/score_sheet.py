"""The score sheet: every point and where it came from."""

from rich import box
from rich.table import Table
from rich.text import Text

from chabudai.cli.drawing.seats import badge
from chabudai.cli.voice import Voice
from chabudai.core.match import Match

WINNER = "★"


def score_sheet(voice: Voice, match: Match) -> Table:
    """Items by rows, players and rivals by columns; the best of each row is bold."""
    table = Table(box=box.SIMPLE_HEAD, title=voice.say("cli-score-sheet"), title_justify="left", pad_edge=False)
    table.add_column("")
    winners = match.state.winners()
    for seat, name in enumerate(parties(voice, match)):
        table.add_column(heading(seat, name, match, seat in winners), justify="right", overflow="fold")
    sheet = match.state.score_sheet()
    for item in sheet[0]:
        table.add_row(voice.word("item", item), *figures([row[item] for row in sheet]))
    table.add_section()
    table.add_row(Text(voice.say("cli-total"), style="bold"), *figures(match.state.scores()))
    return table


def parties(voice: Voice, match: Match) -> list[str]:
    """Who has points, by name: the players, then the rivals that the rules themselves play."""
    return [voice.words.name_of(seat, match.players) for seat in range(len(match.state.scores()))]


def heading(seat: int, name: str, match: Match, wins: bool) -> Text:
    star = f"{WINNER} " if wins else ""
    return Text.assemble(star, badge(seat, len(match.players)), " ", name)


def figures(points: list[int]) -> list[Text]:
    best = max(points)
    return [Text(str(each), style="bold" if each == best and best > 0 else "") for each in points]


def winners_line(voice: Voice, match: Match, reader: int | None) -> str:
    winners = match.state.winners()
    points = max(match.state.scores())
    if winners == [reader]:
        return voice.say("cli-you-win", points=points)
    names = [parties(voice, match)[seat] for seat in winners]
    if len(names) == 1:
        return voice.say("cli-wins", winner=names[0], points=points)
    return voice.say("cli-shared-win", winners=names, points=points)
