"""Delta decoding, as a client does it that takes changes: views made whole again."""

from typing import Any


class WholeViews:
    """Of one line: it knows the view that was told last."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] != "position":
            return message
        halts = [self.position(halt) for halt in message["halts"]]
        return {**message, "halts": halts, "position": self.position(message["position"])}

    def position(self, told: dict[str, Any]) -> dict[str, Any]:
        rest = {key: value for key, value in told.items() if key not in ("changes", "gone")}
        if "view" not in told:
            self.view = changed(self.view, told["changes"], told.get("gone", []))
        else:
            assert rest == told
            self.view = told["view"]
        return {**rest, "view": self.view}


def changed(view: dict[str, Any], changes: dict[str, Any], gone: list[str]) -> dict[str, Any]:
    view = {key: value for key, value in view.items() if key not in gone}
    for path, value in changes.items():
        key, _, item = path.partition(".")
        view[key] = with_item(view[key], item, value) if item else value
    return view


def with_item(whole: Any, item: str, value: Any) -> Any:
    if isinstance(whole, list):
        return [value if place == int(item) else each for place, each in enumerate(whole)]
    assert item in whole
    return {**whole, item: value}
