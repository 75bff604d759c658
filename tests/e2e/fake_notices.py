"""A server's part in notices, as docs/protocol.md says it, for pages that are tried without sending anything."""

from copy import deepcopy
from typing import Any

from e2e.visitor import Visitor
from playwright.sync_api import Route

KEY = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
SINCE = "2026-01-01T08:00:00Z"
KINDS = ("turn", "time", "invited", "offer", "over", "chat")
OPEN = {
    "push": {"key": KEY, "devices": [{"id": "d1", "device": "Firefox, Linux", "since": SINCE}]},
    "mail": {"available": True, "address": "usagi.of.the.long.address@example.org"},
    "hook": {"shape": "discord", "since": SINCE},
}
SHUT = {
    "push": {"key": None, "devices": []},
    "mail": {"available": False, "address": None},
    "hook": {"shape": None, "since": None},
}


class FakeNotices:
    """Answers whatever a visitor's page asks about notices, and notes what was changed."""

    def __init__(self, visitor: Visitor, ways: dict[str, Any]) -> None:
        self.held: dict[str, Any] = {
            "kinds": list(KINDS),
            "ways": deepcopy(ways),
            "settings": {kind: {"push": 0, "mail": 30, "hook": None} for kind in KINDS},
            "delays": [0, 5, 30, 120, 720, 1440],
            "digest": {"every": 24, "hour": 8, "zone": "UTC"},
            "quiet": {"tables": []},
            "daily": 4,
        }
        self.muted: list[tuple[str, bool]] = []
        self.tested = {"sent": True, "reason": None}
        visitor.spoilt = True  # its tab would answer so for others too
        visitor.page.route("**/api/notices", self.settings)
        visitor.page.route("**/api/notices/*", self.ways)
        visitor.page.route("**/api/notices/push/*", self.device)
        visitor.page.route("**/api/tables/*/notices", self.table)

    def settings(self, route: Route) -> None:
        if route.request.method == "PUT":
            self.held |= route.request.post_data_json
        route.fulfill(json=self.held)

    def ways(self, route: Route) -> None:
        said, method = route.request.post_data_json, route.request.method
        if route.request.url.endswith("/test"):
            route.fulfill(json=self.tested)
        elif method == "DELETE":
            self.held["ways"]["hook"] = SHUT["hook"]
            route.fulfill(status=204)
        else:
            self.held["ways"]["hook"] = {"shape": said["shape"], "since": SINCE}
            route.fulfill(json=self.held)

    def device(self, route: Route) -> None:
        gone = route.request.url.rsplit("/", 1)[1]
        push = self.held["ways"]["push"]
        push["devices"] = [each for each in push["devices"] if each["id"] != gone]
        route.fulfill(status=204)

    def table(self, route: Route) -> None:
        self.muted.append((route.request.url.split("/")[-2], route.request.post_data_json["muted"]))
        route.fulfill(status=204)
