"""Tea at a real server, on each kind of database: bots deal with each other, and wait for a person."""

from server.people import Line, Person, Server


def alliances(line: Line) -> list[set[int]]:
    told = [each["event"] for each in line.log]
    return [{each["seat"], each["other"]} for each in told if each["event"] == "allies"]


def has_begun(line: Line) -> bool:
    return any(each["event"]["event"] == "draws" for each in line.log)


def test_bots_find_allies_at_a_table_with_somebody_who_says_nothing(server: Server) -> None:
    """R-8.2, R-29.2: the one that is left over waits for the person, who turns it down by being ready"""
    host = Person(server, "Hana")
    with host.sit_at(host.lay("rising_sun", seats=4, bots=["steady"] * 3, start=True, pace=0)["id"]) as line:
        seat = line.table["your_seat"]
        line.wait_for(lambda now: bool(alliances(now)) and len(now.position["deciders"]) == 2)
        assert seat not in alliances(line)[0]
        assert not has_begun(line)
        assert line.move("ready")["type"] == "ok"
        line.wait_for(has_begun)
        assert len(alliances(line)) == 1


def test_who_is_asked_by_a_bot_can_accept(server: Server) -> None:
    """R-29.N.4"""
    host = Person(server, "Hana")
    with host.sit_at(host.lay("rising_sun", seats=4, bots=["steady"] * 3, start=True, pace=0)["id"]) as line:
        seat = line.table["your_seat"]

        def offered(now: Line) -> list[str]:
            entries = [entry["action"] for entry in now.position.get("beside", []) if entry["refusal"] is None]
            return [action for action in entries if action.startswith("accept")]

        line.wait_for(lambda now: bool(offered(now)) and len(now.position["deciders"]) == 2)
        said = {"heard": line.position["heard"], "actions": offered(line)[:1]}
        assert line.say("act", **said)["type"] == "ok"
        line.wait_for(lambda now: any(seat in pair for pair in alliances(now)))
        assert len(alliances(line)) == 2
