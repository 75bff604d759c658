"""Games and tables as the lobby shows them."""

from typing import Any

from msgspec.structs import replace

from chabudai.bots.registry import LEVELS
from chabudai.core import rulebook
from chabudai.core.game import Game, Option, seed_hash
from chabudai.core.text import LANGUAGES
from chabudai.server import presence
from chabudai.server.presence import Presence
from chabudai.server.storage import StoredChair, StoredTable
from chabudai.server.wire import (
    Clause,
    GameInfo,
    GameOption,
    Result,
    Rules,
    RulesChapter,
    Seat,
    Table,
    TableInfo,
    Words,
)


def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        designer=game.designer,
        least=game.seats[0],
        most=game.seats[-1],
        stage=game.stage,
        rules=game.rules_version,
        options=[option_told(option) for option in game.options],
        bots=list(LEVELS),
    )


def option_told(option: Option) -> GameOption:
    beside = list(option.beside) if option.beside else []
    return GameOption(option.id, option.clause, list(option.values), option.usual, list(option.seats), beside)


def rules_of(game: Game[Any], language: str) -> Rules:
    book = game.rulebook(language)
    return Rules(game.id, book.language, book.title, [chapter_told(chapter) for chapter in book.chapters])


def words_of(game: Game[Any], language: str) -> Words:
    """The game's own words, in English if they have not been translated into the language."""
    spoken = [game.text(language).language, LANGUAGES[0]]
    files = {each: game.folder / "text" / f"{each}.ftl" for each in spoken}
    found = next((each for each, file in files.items() if file.exists()), None)
    return Words(game.id, found or language, files[found].read_text("utf-8") if found else "")


def chapter_told(chapter: rulebook.Chapter) -> RulesChapter:
    clauses = [Clause(each.id, each.depth, each.text, each.section) for each in chapter.clauses]
    return RulesChapter(chapter.id, chapter.title, chapter.introduction, clauses)


def table_info(table: StoredTable, seat: int | None, here: Presence) -> TableInfo:
    """A table as the one on this seat sees it in a list; None for everybody else."""
    return TableInfo(**info_of(table, seat, here))


def table_told(
    table: StoredTable, game: Game[Any], seat: int | None, here: Presence, watching: int, stalled: bool
) -> Table:
    has_begun = table.seed is not None
    rules = table.rules if has_begun else game.rules_version
    info = info_of(table, seat, here)
    if seat is not None:  # whoever looks at the table is at it, also while the line to it is still being opened
        info["seats"][seat] = replace(info["seats"][seat], here=True, away=None)
    return Table(
        **info,
        rules=rules,
        replayable=rules == game.rules_version,
        seed_hash=None if table.seed is None else seed_hash(int(table.seed)),
        pace=table.pace,
        patience=presence.PATIENCE,
        watching=watching,
        stalled=stalled,
        rematch=table.rematch,
    )


def info_of(table: StoredTable, seat: int | None, here: Presence) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "state": table.state,
        "public": table.public,
        "seats": [seat_told(table, chair, here) for chair in table.chairs],
        "options": table.options,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
        "your_seat": seat,
        "your_turn": seat is not None and seat in table.deciders and table.chairs[seat].bot is None,
        "deciders": table.deciders,
        "result": None if table.result is None else Result(table.result["scores"], table.result["winners"]),
    }


def seat_told(table: StoredTable, chair: StoredChair, here: Presence) -> Seat:
    kind = "guest" if chair.guest is not None else "bot" if chair.bot is not None else "free"
    return Seat(
        seat=chair.seat,
        kind=kind,  # type: ignore[arg-type]
        name=chair.name,
        bot=chair.bot,
        here=here.is_here(chair.guest),
        away=here.away(chair) if table.state == "running" else None,
        host=chair.guest is not None and chair.guest == table.host,
    )
