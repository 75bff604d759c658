"""Shapes: how a position is written as plain data, and what a hand-edited one must look like.

A shape reads and writes one sort of value. Whatever does not fit is a BadPosition that names the place.
"""

# not compiled: made for people, not for speed

import inspect
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from chabudai.core.errors import BadPosition, UnknownAction
from chabudai.core.names import Domain
from chabudai.core.numbers import check_mask
from chabudai.core.pile import CARD_BITS, KNOWN_TO_ALL, SPECTATOR, Pile, card_of
from chabudai.core.rng import Generator, keyed

MANY = 10_000  # more than there is of anything


def misfit(path: str, expected: str) -> BadPosition:
    return BadPosition("error-bad-position", path=path, expected=expected)


class Shape(ABC):
    @abstractmethod
    def dump(self, value: Any) -> Any: ...

    @abstractmethod
    def load(self, data: Any, path: str) -> Any: ...


class Number(Shape):
    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def dump(self, value: int) -> int:
        return int(value)

    def load(self, data: Any, path: str) -> int:
        if type(data) is not int or not self.least <= data <= self.most:
            raise misfit(path, f"{self.least}..{self.most}")
        return data


SEAT = Number(0, SPECTATOR - 1)  # of a step; which seats there are is checked with the whole position
SEATS = Number(1, (1 << SPECTATOR) - 1)  # of a step: several, as a bit mask
OF_ANY_STEP = {"seat": SEAT, "asked": SEATS}


class Flag(Shape):
    def dump(self, value: bool) -> bool:
        return bool(value)

    def load(self, data: Any, path: str) -> bool:
        if type(data) is not bool:
            raise misfit(path, "true, false")
        return data


class Name(Shape):
    """A name of a domain, or null where there is none."""

    def __init__(self, domain: Domain, optional: bool = False) -> None:
        self.domain, self.optional = domain, optional

    def dump(self, value: int) -> str | None:
        return None if value < 0 else self.domain.ids[value]

    def load(self, data: Any, path: str) -> int:
        if data is None and self.optional:
            return -1
        if not isinstance(data, str) or data not in self.domain.index:
            raise misfit(path, ", ".join(self.domain.ids))
        return self.domain.index[data]


class ActionText(Shape):
    """An action in its text notation, or null."""

    def __init__(self, actions: Any) -> None:
        self.actions = actions

    def dump(self, value: int) -> str | None:
        return None if value < 0 else self.actions.text(value)

    def load(self, data: Any, path: str) -> int:
        if data is None:
            return -1
        if not isinstance(data, str):
            raise misfit(path, "text or null")
        try:
            return int(self.actions.parse(data))
        except UnknownAction:
            raise misfit(path, "action") from None


class ListOf(Shape):
    """A list. One that is `replaced` by another, never changed in place, is shared by clones."""

    def __init__(self, shape: Shape, length: int | None = None, replaced: bool = False) -> None:
        self.shape, self.length, self.replaced = shape, length, replaced

    def dump(self, value: list[Any]) -> list[Any]:
        dump = self.shape.dump
        return [dump(each) for each in value]

    def load(self, data: Any, path: str) -> list[Any]:
        if not isinstance(data, list) or self.length not in (None, len(data)):
            raise misfit(path, "[…]" if self.length is None else f"[…] × {self.length}")
        return [self.shape.load(each, f"{path}.{place}") for place, each in enumerate(data)]


class Counts(Shape):
    """A list of numbers, one for each name of a domain, written by name. One that is `replaced` by another, never
    changed in place, is shared by clones."""

    def __init__(self, domain: Domain, least: int, most: int, replaced: bool = False) -> None:
        self.domain, self.number, self.replaced = domain, Number(least, most), replaced

    def dump(self, value: list[int]) -> dict[str, int]:
        return dict(zip(self.domain.ids, value, strict=True))

    def load(self, data: Any, path: str) -> list[int]:
        fields = as_mapping(data, path, self.domain.ids)
        return [self.number.load(fields[name], f"{path}.{name}") for name in self.domain.ids]


class Subset(Shape):
    """A bit mask, written as the names of a domain that are in it."""

    def __init__(self, domain: Domain) -> None:
        check_mask(domain)
        self.domain, self.names = domain, ListOf(Name(domain))

    def dump(self, value: int) -> list[str]:
        return [name for place, name in enumerate(self.domain.ids) if value >> place & 1]

    def load(self, data: Any, path: str) -> int:
        places = self.names.load(data, path)
        if len(set(places)) != len(places):
            raise misfit(path, "× 1")
        return sum(1 << place for place in places)


class Cards(Shape):
    """A face-down pile, top first: the cards, and by place the tags of those that somebody knows of."""

    def __init__(self, domain: Domain) -> None:
        self.names = ListOf(Name(domain))

    def dump(self, value: Pile) -> dict[str, Any]:
        known = {
            str(place): entry >> CARD_BITS
            for place, entry in enumerate(reversed(value.entries))
            if entry >> CARD_BITS
        }
        cards = self.names.dump([card_of(entry) for entry in reversed(value.entries)])
        return {"cards": cards, "known": known} if known else {"cards": cards}

    def load(self, data: Any, path: str) -> Pile:
        fields = as_mapping(data, path, ["cards"], ["known"])
        entries = self.names.load(fields["cards"], f"{path}.cards")
        places = {str(place): place for place in range(len(entries))}
        for place, tags in as_mapping(fields.get("known", {}), f"{path}.known").items():
            if place not in places:
                raise misfit(f"{path}.known.{place}", f"0..{len(entries) - 1}")
            entries[places[place]] |= Number(0, KNOWN_TO_ALL).load(tags, f"{path}.known.{place}") << CARD_BITS
        return Pile(entries[::-1])


class Derived:
    """A field that follows from the others: clones have it, a position that is written down does not."""

    def __init__(self, annotation: str) -> None:
        self.annotation = annotation


class Thing(Shape):
    """A thing on the table by its fields, declared here once: `chabudai.scribe` writes its class from it."""

    def __init__(self, kind: type[Any], **fields: Shape | Derived) -> None:
        self.kind, self.declared = kind, fields
        self.fields = {name: shape for name, shape in fields.items() if isinstance(shape, Shape)}
        self.optional = [name for name, shape in self.fields.items() if isinstance(shape, Perhaps)]
        self.needed = [name for name in self.fields if name not in self.optional]

    def dump(self, value: Any) -> dict[str, Any]:
        missing = [name for name in self.optional if getattr(value, name) is None]
        return {
            name: shape.dump(getattr(value, name)) for name, shape in self.fields.items() if name not in missing
        }

    def load(self, data: Any, path: str) -> Any:
        value = self.kind()
        self.fill(value, data, path)
        return value

    def fill(self, value: Any, data: Any, path: str) -> None:
        given = as_mapping(data, path, self.needed, self.optional)
        for name, shape in self.fields.items():
            found = shape.load(given[name], f"{path}.{name}".lstrip(".")) if name in given else None
            setattr(value, name, found)


class Steps(Shape):
    """The stack of steps, undermost first: a step is its class and what its constructor was given, by name. The
    shapes of these are declared by the game, once for each name; a class says where its own are others."""

    def __init__(self, kinds: Iterable[type[Any]], fields: Mapping[str, Shape]) -> None:
        self.kinds = {kind.__name__: kind for kind in kinds}
        self.fields = {**OF_ANY_STEP, **fields}
        self.known: dict[type[Any], dict[str, Shape]] = {}

    def made_with(self, kind: type[Any]) -> dict[str, Shape]:
        """Shapes of the constructor's parameters, in order. Compiled classes tell their names as plain ones do."""
        if kind not in self.known:
            shapes = {**self.fields, **kind.made_with}
            self.known[kind] = {name: shapes[name] for name in inspect.signature(kind).parameters}
        return self.known[kind]

    def dump(self, value: list[Any]) -> list[dict[str, Any]]:
        return [self.dump_step(step) for step in value]

    def dump_step(self, step: Any) -> dict[str, Any]:
        made_with = self.made_with(type(step))
        given = {field: shape.dump(getattr(step, field)) for field, shape in made_with.items()}
        return {"step": type(step).__name__} | given

    def load(self, data: Any, path: str) -> list[Any]:
        if not isinstance(data, list):
            raise misfit(path, "[…]")
        return [self.load_step(each, f"{path}.{place}") for place, each in enumerate(data)]

    def load_step(self, data: Any, path: str) -> Any:
        name = as_mapping(data, path).get("step")
        if not isinstance(name, str) or name not in self.kinds:
            raise misfit(f"{path}.step", ", ".join(self.kinds))
        kind = self.kinds[name]
        made_with = self.made_with(kind)
        given = as_mapping(data, path, ["step", *made_with])
        return kind(*[shape.load(given[field], f"{path}.{field}") for field, shape in made_with.items()])


class Perhaps(Shape):
    """A field of a thing that is not written down where there is nothing of it."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def dump(self, value: Any) -> Any:
        return self.shape.dump(value)

    def load(self, data: Any, path: str) -> Any:
        return self.shape.load(data, path)


class SealedPlans(Shape):
    """Answers that are still sealed: the choice they belong to, the picks, and which of them everybody has seen."""

    def __init__(self, steps: "Steps", actions: Any, kind: type[Any]) -> None:
        self.steps, self.kind = steps, kind
        self.picks, self.opened = ListOf(ListOf(ActionText(actions))), ListOf(Number(0, 1 << 62))

    def dump(self, value: Any) -> dict[str, Any]:
        choice, picks = self.steps.dump_step(value.choice), self.picks.dump(value.picks)
        return {"choice": choice, "picks": picks, "opened": self.opened.dump(value.opened)}

    def load(self, data: Any, path: str) -> Any:
        given = as_mapping(data, path, ["choice", "picks", "opened"])
        choice = self.steps.load_step(given["choice"], f"{path}.choice")
        if "asked" not in self.steps.made_with(type(choice)):
            raise misfit(f"{path}.choice.step", "Together")
        return self.kind(
            choice,
            self.picks.load(given["picks"], f"{path}.picks"),
            self.opened.load(given["opened"], f"{path}.opened"),
        )


class Luck(Shape):
    """The generator: its key in hexadecimal and how many numbers were drawn."""

    def dump(self, value: Generator) -> dict[str, Any]:
        return {"key": value.key.hex(), "drawn": int(value.drawn)}

    def load(self, data: Any, path: str) -> Generator:
        fields = as_mapping(data, path, ["key", "drawn"])
        drawn = Number(0, 1 << 62).load(fields["drawn"], f"{path}.drawn")
        try:
            key = bytes.fromhex(fields["key"])
        except (TypeError, ValueError):
            key = b""
        if len(key) != 32:
            raise misfit(f"{path}.key", "64 × 0–9 a–f")
        return keyed(key, drawn)


def as_mapping(
    data: Any, path: str, needed: list[str] | None = None, allowed: list[str] | None = None
) -> Mapping[str, Any]:
    """The data as a mapping; with `needed`, one with just these fields and perhaps the allowed ones."""
    if not isinstance(data, dict):
        raise misfit(path or ".", "{…}")
    if needed is not None:
        for name in needed:
            if name not in data:
                raise misfit(f"{path}.{name}".lstrip("."), "…")
        for name in data:
            if name not in needed and name not in (allowed or []):
                raise misfit(f"{path}.{name}".lstrip("."), ", ".join(needed))
    return data
