"""Words: catalogues in Project Fluent turn messages into sentences.

A value that is another message is said first and put in. A value that is the key of another message
(`town-osaka`) is put in as that message's text. Its attributes are its other forms: where a sentence needs the
Czech locative it says `{ $town-in }`, and a language without cases simply has no such attribute. A list is joined
by “and”, and by “or” where a sentence says `{ $towns-or }`. A player becomes the name on the chair, and
`$defender-you` says whether that is the reader; of a list of players, whether the reader is among them. The value
`seat` becomes `$name` and `$you`; `$defender-self` says whether the player is that one. Who has no chair is called
`seat-neutral`, and inside a sentence, where it is not the one whose sentence it is, by its attribute `.inside`.
"""

# not compiled: made for people, not for speed

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chabudai.core.languages import FORMS, LANGUAGES, check_language
from chabudai.core.messages import SPEAKER, Message, Value, Who, Words
from chabudai.core.typesetting import bound

FRAME_TEXT = Path(__file__).resolve().parent.parent / "text"


class Catalogue:
    """Everything that can be said in one language."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.words: dict[str, str] = {}
        self.inflected: dict[tuple[str, str], dict[str, str]] = {}
        for folder in folders:
            file = folder / f"{language}.ftl"
            if file.exists():
                self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(
        self, message: Message | str, names: Sequence[str] = (), reader: int | None = None, **values: Value
    ) -> str:
        """The sentence of a message; `names` are those of the seats, `reader` the seat that reads it."""
        if isinstance(message, str):
            message = Message(message, values)
        return bound(self.format(message.key, self.filled(message.values, names, reader)), self.language)

    def format(self, key: str, filled: dict[str, Any]) -> str:
        pattern = self.bundle.get_message(key).value if key in self else None
        if pattern is None:
            raise KeyError(f"{self.language}: no message {key}")
        sentence, errors = self.bundle.format_pattern(pattern, filled)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(sentence)

    def filled(self, values: Mapping[str, Value], names: Sequence[str], reader: int | None) -> dict[str, Any]:
        filled: dict[str, Any] = {}
        for name, value in values.items():
            if name == SPEAKER:
                filled["name"] = self.name_of(int(str(value)), names)
                filled["you"] = "yes" if value == reader else "no"
            elif isinstance(value, Who):
                filled[name] = self.name_inside(value.seat, names)
                filled[f"{name}-you"] = "yes" if value.seat == reader else "no"
                filled[f"{name}-self"] = "yes" if value.seat == values.get(SPEAKER) else "no"
            elif isinstance(value, int):
                filled[name] = value
            elif isinstance(value, str):
                filled[name] = self.word(value)
                filled |= self.forms(name, value)
            elif isinstance(value, Message):
                filled[name] = self.say(value, names, reader)
            else:
                words = [self.in_words(each, names, reader) for each in value]
                filled[name] = self.listed(words, "list-and")
                filled[f"{name}-or"] = self.listed(words, "list-or")
                filled[f"{name}-count"] = len(value)
                filled[f"{name}-you"] = "yes" if reader is not None and Who(reader) in value else "no"
        return filled

    def in_words(self, words: Words | Who | int, names: Sequence[str], reader: int | None) -> str:
        if isinstance(words, Who):
            return self.format("seat-you", {}) if words.seat == reader else self.name_inside(words.seat, names)
        return self.say(words, names, reader) if isinstance(words, Message) else self.word(str(words))

    def name_of(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else self.format("seat-neutral", {})

    def name_inside(self, seat: int, names: Sequence[str]) -> str:
        """The name in the middle of a sentence."""
        inside = None if seat < len(names) else self.bundle.get_message("seat-neutral").attributes.get("inside")
        return self.name_of(seat, names) if inside is None else str(self.bundle.format_pattern(inside, {})[0])

    def word(self, key: str) -> str:
        """A word is always said alike: it is put together once."""
        if key not in self.words:
            if key not in self:
                return key
            self.words[key] = bound(self.format(key, {}), self.language)
        return self.words[key]

    def forms(self, name: str, key: str) -> dict[str, str]:
        if key not in self:
            return {f"{name}-{form}": key for form in FORMS}
        if (name, key) not in self.inflected:
            self.inflected[name, key] = self.inflect(name, key)
        return self.inflected[name, key]

    def inflect(self, name: str, key: str) -> dict[str, str]:
        message = self.bundle.get_message(key)
        base = self.word(key)
        return {
            f"{name}-{form}": bound(str(self.bundle.format_pattern(message.attributes[form], {})[0]), self.language)
            if form in message.attributes
            else base
            for form in FORMS
        }

    def listed(self, words: list[str], joined: str) -> str:
        if len(words) < 2:
            return words[0] if words else self.format("nothing", {})
        return self.format(joined, {"rest": ", ".join(words[:-1]), "last": words[-1]})


@cache
def catalogue(language: str, folders: tuple[Path, ...] = ()) -> Catalogue:
    check_language(language)
    return Catalogue(language, (FRAME_TEXT, *folders))


def language_of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """The language the person's system speaks, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
