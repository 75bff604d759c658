"""Actions: declared once, with three faces: a number, a text notation, a structured dict."""

from mypy_extensions import i64

from chabudai.core.errors import UnknownAction
from chabudai.core.names import Domain


class Verb:
    """One verb of a game and what it is about; its actions are the numbers from `base` to `base + size - 1`."""

    name: str
    base: i64
    size: i64
    only: int  # its action, of a verb without parameters; -1 of any other
    parameters: dict[str, Domain]

    def __init__(self, name: str, base: i64, parameters: dict[str, Domain]) -> None:
        self.name = name
        self.base = base
        self.parameters = parameters
        self.size = 1
        for domain in parameters.values():
            self.size *= len(domain)
        self.only = -1 if parameters else int(base)

    def has(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size

    def at(self, number: i64) -> int:
        """The action about this one; of several parameters all are counted through, the last one fastest."""
        return int(self.base + number)

    def which(self, action: i64) -> i64:
        """The number of what an action is about: the inverse of `at`."""
        return action - self.base

    def every(self) -> list[int]:
        """All its actions, in their order."""
        return list(range(int(self.base), int(self.base + self.size)))

    def of(self, *numbers: int) -> int:
        """The action with these parameters, each given by its number in its domain."""
        place = 0
        for domain, number in zip(self.parameters.values(), numbers, strict=True):
            place = place * len(domain) + number
        return int(self.base) + place

    def named(self, *names: str) -> int:
        """The action with these parameters, each given by name."""
        return self.of(*[d.index[n] for d, n in zip(self.parameters.values(), names, strict=True)])

    def numbers(self, action: int) -> list[int]:
        """The parameters of an action, the inverse of `of`."""
        place = action - int(self.base)
        numbers: list[int] = []
        for domain in reversed(self.parameters.values()):
            place, number = divmod(place, len(domain))
            numbers.insert(0, number)
        return numbers


class Actions:
    """All actions of a game."""

    verbs: list[Verb]

    def __init__(self) -> None:
        self.verbs = []

    def verb(self, name: str, **parameters: Domain) -> Verb:
        """Declare a verb. The order of declaration is the numbering."""
        verb = Verb(name, self.count(), parameters)
        self.verbs.append(verb)
        return verb

    def count(self) -> int:
        return int(sum([verb.size for verb in self.verbs]))

    def verb_of(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.has(action):
                return verb
        raise UnknownAction("error-unknown-action", action=str(action))

    def text(self, action: int) -> str:
        """The notation a person can type: the verb and the names, e.g. `go osaka`."""
        return " ".join([str(word) for word in self.describe(action).values()])

    def describe(self, action: int) -> dict[str, str]:
        verb = self.verb_of(action)
        numbers = verb.numbers(action)
        face = {"verb": verb.name}
        for (name, domain), number in zip(verb.parameters.items(), numbers, strict=True):
            face[name] = domain.ids[number]
        return face

    def number(self, face: dict[str, str]) -> int:
        """The action of a structured dict, the inverse of `describe`."""
        for verb in self.verbs:
            if face.get("verb") == verb.name and list(face) == ["verb", *verb.parameters]:
                return self.parse(" ".join(face.values()))
        raise UnknownAction("error-unknown-action", action=str(face))

    def parse(self, text: str) -> int:
        """The action of a text."""
        words = text.split()
        for verb in self.verbs:
            if words and words[0] == verb.name and len(words) == len(verb.parameters) + 1:
                numbers = [d.index.get(w, -1) for d, w in zip(verb.parameters.values(), words[1:], strict=True)]
                if min(numbers, default=0) >= 0:
                    return verb.of(*numbers)
        raise UnknownAction("error-unknown-action", action=text)

    def parse_all(self, texts: list[str]) -> list[int]:
        return [self.parse(text) for text in texts]
