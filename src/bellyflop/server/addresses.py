"""Checks the addresses in a server's settings: corrects obvious slips, refuses the rest."""

from __future__ import annotations

import errno
import ipaddress
import re
import socket
from urllib.parse import SplitResult, urlsplit

_DATABASES = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
INSTALL = 'Install what several nodes need: pip install "bellyflop[nodes]"'
_PORTS = {"http": 80, "https": 443}
_NO_SUCH_HOST = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


class BadAddress(Exception):
    """The address, the database or the doorbell cannot be used."""


def database_url(text: str) -> str:
    """The database URL with the driver we use for it, or BadAddress."""
    scheme, there, rest = text.partition("://")
    scheme = _DATABASES.get(scheme, scheme)
    if not there or scheme not in _DATABASES.values():
        said = f"{scheme}://…" if there else text  # the rest may hold a password
        raise BadAddress(
            "A --database is sqlite:///FILE or postgresql://user:password@host/name "
            f"(sqlite+aiosqlite:// and postgresql+asyncpg:// in full), not {said}."
        )
    return scheme + there + rest


def public_origin(text: str) -> str:
    """The origin under which phones reach the server, as browsers spell it, or BadAddress."""
    split = _split(text)
    if split is None or split.scheme not in _PORTS or split.path not in ("", "/"):
        raise BadAddress(
            "A --public-url is how phones reach this server, such as "
            f"https://play.example.org with no path behind it, not {text}."
        )
    host = _in_link(split.hostname or "")
    plain = split.port in (None, _PORTS[split.scheme])
    return f"{split.scheme}://{host}" + ("" if plain else f":{split.port}")


def bell_place(url: str) -> str:
    """The doorbell's host and port, without a password, or BadAddress."""
    split = _split(url)
    if split is None or split.scheme != "nats":
        said = f"{split.scheme}://…" if split is not None else url
        raise BadAddress(f"A --doorbell is nats://host:4222, not {said}.")
    return f"{_in_link(split.hostname or '')}:{split.port or 4222}"


def proxies(text: str) -> str:
    """This list of addresses and networks, or BadAddress; * is everybody."""
    for part in text.split(","):
        try:
            ipaddress.ip_network("0.0.0.0/0" if part.strip() == "*" else part.strip())
        except ValueError:
            raise BadAddress(
                "--proxies are addresses and networks with commas, such as "
                f"127.0.0.1,10.0.0.0/8, not {part.strip() or 'nothing'}."
            ) from None
    return text


def _split(url: str) -> SplitResult | None:
    """The parts of a URL with a host and no query; None if it is not one."""
    try:
        split = urlsplit(url)
        fine = re.fullmatch(r"[\w.:-]+", split.hostname or "") is not None
        _ = split.port  # raises ValueError if it is no number
    except ValueError:
        return None
    return split if fine and not split.query and not split.fragment else None


# ── where the server listens ────────────────────────────────────────────────────────────────────


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there, or BadAddress."""
    try:
        listening = socket.socket(
            socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM
        )
        try:
            _prepare(listening)
            listening.bind((host, port))
        except BaseException:
            listening.close()
            raise
    except (socket.gaierror, UnicodeError):
        raise BadAddress(
            f"No address is known for {host}. Try another --host, such as 0.0.0.0 for all networks."
        ) from None
    except OSError as error:
        other = "--host" if error.errno in _NO_SUCH_HOST else "--port"
        why = error.strerror or str(error)
        raise BadAddress(
            f"Cannot listen on {host} port {port}: {why}. Try another {other}."
        ) from error
    return listening


def _prepare(listening: socket.socket) -> None:
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Limits what is buffered for a phone that does not read, until it is disconnected.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * 1024)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)


def link_to(host: str, port: int) -> str:
    """The link under which phones on the same network find this machine."""
    return f"http://{_in_link(_way_out() if host in ('0.0.0.0', '::') else host)}:{port}"


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; asks the system for a route
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def _in_link(host: str) -> str:
    return f"[{host}]" if ":" in host else host
