"""Account services: what logging in needs beside the store, one for each process."""

from chabudai.server.people.passwords import Passwords
from chabudai.server.people.registration import Registration
from chabudai.server.people.throttle import Throttle


class AccountServices:
    def __init__(self, wanted: Registration = "open", failures: int = 20) -> None:
        self.registration = wanted
        self.passwords = Passwords()
        self.throttle = Throttle(failures)

    def close(self) -> None:
        self.passwords.close()
