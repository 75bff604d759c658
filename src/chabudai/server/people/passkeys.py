"""Passkeys (WebAuthn): offered only where browsers allow them, on https with a name or on localhost."""

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from chabudai.server.errors import Refused
from chabudai.server.storage import StoredPasskey, StoredPerson

MOST = 10  # of one person
TITLE = "Chabudai"


def party_of(origin: str) -> str:
    """The name by which browsers know us here; Refused where they have none for us."""
    try:
        parts = urlsplit(origin)
        host = parts.hostname or ""
    except ValueError:
        raise Refused("not-allowed", "error-passkey-here") from None
    if host == "localhost" or (parts.scheme == "https" and "." in host and not host.replace(".", "").isdigit()):
        return host
    raise Refused("not-allowed", "error-passkey-here")


def to_make(origin: str, person: StoredPerson, name: str, known: list[StoredPasskey]) -> tuple[str, dict[str, Any]]:
    """A challenge, and what a browser needs to make a passkey that bears the person's id."""
    options = generate_registration_options(
        rp_id=party_of(origin),
        rp_name=TITLE,
        user_id=person.id.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in known],
    )
    return bytes_to_base64url(options.challenge), json.loads(options_to_json(options))


def made(origin: str, challenge: str, credential: dict[str, Any], person: str, device: str) -> StoredPasskey:
    try:
        verified = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party_of(origin),
            expected_origin=origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("bad-value", "error-passkey") from None
    return StoredPasskey(
        id=bytes_to_base64url(verified.credential_id),
        person=person,
        public_key=verified.credential_public_key,
        uses=verified.sign_count,
        device=device,
        created=datetime.now(UTC),
    )


def to_use(origin: str) -> tuple[str, dict[str, Any]]:
    """A challenge, and what a browser needs to offer the passkeys it has for us."""
    options = generate_authentication_options(rp_id=party_of(origin))
    return bytes_to_base64url(options.challenge), json.loads(options_to_json(options))


def used(origin: str, challenge: str, credential: dict[str, Any], passkey: StoredPasskey) -> int:
    """How often it was used by now; Refused if it was not this one, or one that was copied."""
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party_of(origin),
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise Refused("not-allowed", "error-passkey") from None
    return verified.new_sign_count
