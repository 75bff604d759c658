"""Games as the lobby shows them: what there is, their rules, and their words."""

from typing import Any

from chabudai.bots.registry import LEVELS
from chabudai.core import rulebook
from chabudai.core.game import Game, Option
from chabudai.core.languages import LANGUAGES
from chabudai.registry import games
from chabudai.server.wire import Clause, GameInfo, GameOption, Games, Rules, RulesChapter, Seated, Words


def games_told() -> Games:
    """All that can be played; one that somebody is still writing is not offered."""
    return Games([game_info(game) for game in games()])


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
        seated=seated_told(game),
    )


def seated_told(game: Game[Any]) -> list[Seated]:
    """Roles of the seats, where they are known before: by number of seats, and by the options that change them."""
    usual = {option.id: option.usual for option in game.options}
    return [
        told
        for seats in game.seats
        for told in (
            Seated(seats, None, None, game.seated(seats, usual)),
            *(
                Seated(seats, option.id, value, game.seated(seats, usual | {option.id: value}))
                for option in game.options
                for value in option.values
                if game.seated(seats, usual | {option.id: value}) != game.seated(seats, usual)
            ),
        )
        if any(told.roles)
    ]


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
