"""Passkeys, with a software authenticator that can lie: replays, copies, other origins, other people's keys."""

import hashlib
import json
import os
import struct
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from server.people import Person, Server
from server.test_accounts import PASSWORD, a_name, refused
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
FOREIGN = "https://evil.example"


class Authenticator:
    """One key, and how often it says it was used."""

    def __init__(self, origin: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.origin = origin
        self.uses = 0

    def client_data(self, kind: str, challenge: str, origin: str | None) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": origin or self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def data(self, party: str, flags: int, rest: bytes = b"") -> bytes:
        return hashlib.sha256(party.encode()).digest() + struct.pack(">BI", flags, self.uses) + rest

    def made(self, options: dict[str, Any], origin: str | None = None) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED, attested)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options["challenge"], origin)
        return self.credential(clientDataJSON=client, attestationObject=attestation)

    def used(self, options: dict[str, Any], origin: str | None = None, party: str | None = None) -> dict[str, Any]:
        self.uses += 1
        client = self.client_data("webauthn.get", options["challenge"], origin)
        data = self.data(party or options["rpId"], PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def credential(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        told = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told}


def browser(server: Server, name: str | None = None) -> Person:
    """At localhost, where browsers allow passkeys."""
    person = Person(server)
    person.http.headers["origin"] = server.address.replace("127.0.0.1", "localhost")
    person.http.headers["host"] = person.http.headers["origin"].removeprefix("http://")
    if name is not None:
        person.put("/api/me", name=name)
    return person


def keeping(server: Server) -> tuple[Person, Authenticator]:
    """Somebody whose account has a passkey and nothing else."""
    person = browser(server, "Hana")
    authenticator = Authenticator(person.http.headers["origin"])
    begun = person.post("/api/account/passkeys/options")
    credential = authenticator.made(begun["options"])
    person.post("/api/account/passkeys", token=begun["token"], credential=credential, name=a_name())
    return person, authenticator


def log_in(visitor: Person, authenticator: Authenticator, **lies: str) -> dict[str, Any]:
    begun = visitor.post("/api/account/passkey-log-in/options")
    said = {"token": begun["token"], "credential": authenticator.used(begun["options"], **lies)}
    visitor.post("/api/account/passkey-log-in", **said)
    return said


@pytest.fixture
def kept(server: Server) -> tuple[Person, Authenticator]:
    return keeping(server)


def test_a_passkey_lets_its_owner_in(server: Server, kept: tuple[Person, Authenticator]) -> None:
    person, authenticator = kept
    visitor = browser(server)
    log_in(visitor, authenticator)
    assert visitor.get("/api/me") == person.get("/api/me")


def test_an_answer_that_was_overheard_opens_nothing_a_second_time(
    server: Server, kept: tuple[Person, Authenticator]
) -> None:
    _, authenticator = kept
    said = log_in(browser(server), authenticator)
    thief = browser(server)
    with refused("not-found", "error-token"):
        thief.post("/api/account/passkey-log-in", **said)
    fresh = thief.post("/api/account/passkey-log-in/options")["token"]
    with refused("not-allowed", "error-passkey"):
        thief.post("/api/account/passkey-log-in", token=fresh, credential=said["credential"])
    assert thief.get("/api/me")["me"] is None


@pytest.mark.parametrize("lies", [{"origin": FOREIGN}, {"party": "evil.example"}, {"origin": "http://localhost"}])
def test_what_was_signed_for_another_site_opens_nothing_here(
    server: Server, kept: tuple[Person, Authenticator], lies: dict[str, str]
) -> None:
    visitor = browser(server)
    with refused("not-allowed", "error-passkey"):
        log_in(visitor, kept[1], **lies)
    assert visitor.get("/api/me")["me"] is None


def test_a_copy_that_counts_behind_is_refused(server: Server, kept: tuple[Person, Authenticator]) -> None:
    _, authenticator = kept
    for _ in range(3):
        log_in(browser(server), authenticator)
    authenticator.uses = 1
    with refused("not-allowed", "error-passkey"):
        log_in(browser(server), authenticator)


def test_nobody_comes_in_by_the_name_of_anothers_key(server: Server, kept: tuple[Person, Authenticator]) -> None:
    _, forger = keeping(server)
    forger.id = kept[1].id
    visitor = browser(server)
    with refused("not-allowed", "error-passkey"):
        log_in(visitor, forger)
    assert visitor.get("/api/me")["me"] is None


def test_a_key_that_somebody_has_becomes_nobody_elses_and_who_tried_is_who_they_were(
    server: Server, kept: tuple[Person, Authenticator]
) -> None:
    _, authenticator = kept
    other = browser(server, "Petr")
    table, begun = other.lay()["id"], other.post("/api/account/passkeys/options")
    with refused("not-allowed", "error-passkey"):
        other.post(
            "/api/account/passkeys",
            token=begun["token"],
            credential=authenticator.made(begun["options"]),
            name=a_name(),
        )
    assert other.get("/api/me")["me"]["account"] is False
    assert other.get(f"/api/tables/{table}")["your_seat"] == 0


def test_a_challenge_of_one_person_makes_no_passkey_for_another(server: Server) -> None:
    victim, thief = browser(server, "Hana"), browser(server, "Petr")
    begun = victim.post("/api/account/passkeys/options")
    credential = Authenticator(victim.http.headers["origin"]).made(begun["options"])
    with refused("not-found", "error-token"):
        thief.post("/api/account/passkeys", token=begun["token"], credential=credential, name=a_name())
    assert thief.get("/api/account")["passkeys"] == []


def test_a_passkey_that_was_dropped_opens_nothing(server: Server, kept: tuple[Person, Authenticator]) -> None:
    person, authenticator = kept
    person.post("/api/account/password", old="", new=PASSWORD)
    [key] = person.get("/api/account")["passkeys"]
    person.http.delete(f"/api/account/passkeys/{key['id']}").raise_for_status()
    with refused("not-allowed", "error-passkey"):
        log_in(browser(server), authenticator)
