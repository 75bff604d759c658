"""Endpoints that notices go to: a push service or a webhook on this machine, which behaves as it is told to."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any, ClassVar

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@dataclass
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    port: int
    posted: "Queue[Posted]" = field(default_factory=Queue)
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    drips: bool = False  # a byte now and then, for ever
    is_huge: bool = False
    written: int = 0  # bytes that went out of a huge answer
    closing: Event = field(default_factory=Event)

    def next(self) -> Posted:
        return self.posted.get(timeout=60)


class Handler(BaseHTTPRequestHandler):
    endpoint: ClassVar[Endpoint]

    def do_POST(self) -> None:
        endpoint = self.endpoint
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        endpoint.posted.put(Posted(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(endpoint.status)
        for name, value in endpoint.headers.items():
            self.send_header(name, value)
        if not (endpoint.drips or endpoint.is_huge):
            self.send_header("content-length", "0")
        self.end_headers()
        with suppress(OSError):
            self.go_on(endpoint)

    def go_on(self, endpoint: Endpoint) -> None:
        while endpoint.drips and not endpoint.closing.wait(0.05):
            self.wfile.write(b".")
            self.wfile.flush()
        while endpoint.is_huge and not endpoint.closing.is_set():
            self.wfile.write(b"x" * 65536)
            endpoint.written += 65536

    def log_message(self, format: str, *values: Any) -> None:
        """Nothing."""


@contextmanager
def endpoint(certificate: ssl.SSLContext | None = None) -> Iterator[Endpoint]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    opened = Endpoint(server.server_address[1])
    server.RequestHandlerClass = type("H", (Handler,), {"endpoint": opened})
    if certificate is not None:
        server.socket = certificate.wrap_socket(server.socket, server_side=True)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    yield opened
    opened.closing.set()
    server.shutdown()
    server.server_close()
    thread.join()


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for a name: for the server that shows it, and for whoever trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    names = [x509.DNSName(name), x509.IPAddress(ip_address("127.0.0.2"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    shown, secret = folder / "certificate.pem", folder / "key.pem"
    shown.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(shown, secret)
    return server, ssl.create_default_context(cafile=str(shown))
