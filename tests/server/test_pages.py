"""The page is never stale, runs no foreign script, and loads from any path."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from starlette.applications import Starlette
from tests.server.indoors import Indoors, laid_out
from tests.server.leaks import TABLE

from bellyflop.games import set_up
from bellyflop.server.http import static as pages
from bellyflop.server.http.limits import Limits
from bellyflop.server.http.services import provide


@dataclass(frozen=True)
class Found:
    """The response."""

    status: int
    headers: dict[str, str]
    text: str


def _house() -> Indoors:
    """A node with one table, in room BCDF."""
    house = Indoors()
    house.put(TABLE, laid_out(set_up("pool-zee", 1, {}), []))
    return house


Web = Callable[..., Found]


def get(path: str, **headers: str) -> Found:
    """The response of the page routes for this path."""
    sent: list[dict[str, Any]] = []
    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [*pairs, (b"host", b"pool.example")],
    }

    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()  # this browser stays connected and silent
        raise AssertionError

    async def send(message: Any) -> None:
        sent.append(message)

    app = Starlette(routes=pages.PAGES)
    provide(app, replace(_house().services, limits=Limits(30, 300)))
    asyncio.run(app(scope, receive, send))
    said = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Found(sent[0]["status"], said, b"".join(m["body"] for m in sent[1:]).decode())


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Web:
    bundle = tmp_path / "web"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("<title>the page</title>")
    (bundle / "assets" / "index-abc.js").write_text("1")
    (bundle / "assets" / "worker-abc.js").write_text("1")
    (bundle / "sw.js").write_text("2")
    (tmp_path / "secret.txt").write_text("not yours")
    (bundle / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(pages, "BUNDLE", bundle)
    return get


@pytest.mark.parametrize("path", ["/", "/j/KTRW", "/t/0123", "/tv/KTRW", "/rules/pool-zee"])
def test_every_address_of_the_page_gives_the_page_asked_for_anew(web: Web, path: str) -> None:
    found = web(path)
    assert (found.status, found.text) == (200, "<title>the page</title>")
    assert found.headers["cache-control"] == "no-cache"
    assert web(path, if_none_match=found.headers["etag"]).status == 304


def test_no_script_of_others_and_none_written_into_the_page(web: Web) -> None:
    policy = web("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # own files, and WebAssembly
    assert policy.count("unsafe") == 1
    assert "frame-ancestors 'none'" in policy
    assert "connect-src 'self';" in policy  # includes sockets to this server


def test_a_file_is_sent_as_small_as_the_browser_takes_it(web: Web, tmp_path: Path) -> None:
    assets = tmp_path / "web" / "assets"
    (assets / "index-abc.js.br").write_text("b")
    (assets / "index-abc.js.gz").write_text("g")
    path, etags = "/assets/index-abc.js", set()
    for accepted, coding, text in (
        ("gzip, deflate, br, zstd", "br", "b"),
        ("gzip", "gzip", "g"),
        ("br;q=0, *;q=0.5", "gzip", "g"),
        ("br;q=much", None, "1"),
        ("identity", None, "1"),
    ):
        found = web(path, accept_encoding=accepted)
        assert (found.headers.get("content-encoding"), found.text) == (coding, text)
        assert found.headers["vary"] == "accept-encoding"
        assert "javascript" in found.headers["content-type"]
        again = web(path, accept_encoding=accepted, if_none_match=found.headers["etag"])
        assert again.status == 304
        etags.add(found.headers["etag"])
    assert len(etags) == 3


def test_only_pages_and_workers_carry_the_policy(web: Web) -> None:
    for path in ("/sw.js", "/assets/worker-abc.js"):
        assert "content-security-policy" in web(path).headers
    assert "content-security-policy" not in web("/assets/index-abc.js").headers
    assert web("/assets/index-abc.js").headers["x-content-type-options"] == "nosniff"


def test_files_with_a_hash_in_their_name_are_kept_and_others_are_not(web: Web) -> None:
    assert "immutable" in web("/assets/index-abc.js").headers["cache-control"]
    assert web("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/assets/index-old.js", "/api/nothing", "/%2e%2e/secret.txt", "/a%00b.js", "/a.b" + 999 * "c"],
)
def test_what_is_not_there_is_not_the_page(web: Web, path: str) -> None:
    assert web(path).status == 404


@pytest.mark.parametrize("way", ["/{}", "/%2F{}", "///{}", "/assets/%2F{}", "/.{}", "/%2e%2e{}"])
@pytest.mark.parametrize("secret", ["secret.txt", "secret", "web/link.txt"])
def test_nothing_but_the_bundle_is_served(web: Web, tmp_path: Path, way: str, secret: str) -> None:
    file = tmp_path / secret
    if not file.exists():
        file.write_text("not yours")
    for path in (way.format(file), way.format(secret), f"/..{way.format(file)}"):
        assert "not yours" not in web(path).text


def test_the_link_to_a_room_is_a_picture_unless_the_server_is_called_something_endless() -> None:
    found = get("/api/rooms/BCDF/qr.svg")
    assert found.status == 200
    assert found.text.startswith("<svg")
    for letters in (2_000, 5_000):  # too dense for a camera, and too long for a QR code
        refused = get("/api/rooms/BCDF/qr.svg", host="a" * letters)
        assert refused.status == 404
        assert "wrong-address" in refused.text


def test_without_a_bundle_the_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BUNDLE", tmp_path / "nowhere")
    found = get("/")
    assert found.status == 503
    assert "web/build" in found.text
