"""The offline download: complete, small, and only fetched on request."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import Server
from tests.server.test_http import asked

from bellyflop.server.http.static import BUNDLE

TAKE = BUNDLE / "take"


@pytest.fixture
def manifest(bundle: None) -> Any:
    return json.loads((TAKE / "manifest.json").read_text("utf-8"))


def test_the_manifest_names_every_file_and_what_it_weighs(manifest: Any) -> None:
    named = {each["file"] for each in manifest["files"]}
    there = {p.relative_to(TAKE).as_posix() for p in (TAKE / "assets").rglob("*") if p.is_file()}
    assert there == named | {f"{file}.br" for file in named}
    for each in manifest["files"]:
        assert (TAKE / each["file"]).stat().st_size == each["bytes"]
        assert (TAKE / f"{each['file']}.br").stat().st_size == each["sent"]
    assert {manifest["library"], manifest["pack"]} < named
    assert any(file.startswith(manifest["runtime"]) for file in named)


def test_it_weighs_at_most_4_5_mb_as_sent(manifest: Any) -> None:
    assert manifest["sent"] == sum(each["sent"] for each in manifest["files"])
    assert manifest["sent"] <= 4_500_000


def test_the_service_worker_and_the_page_list_nothing_of_it(manifest: Any) -> None:
    for name in ("sw.js", "index.html"):
        assert "take/assets" not in (BUNDLE / name).read_text("utf-8"), name


@pytest.mark.web
def test_it_is_sent_compressed_and_is_good_for_ever(server: Server, manifest: Any) -> None:
    for each in manifest["files"]:
        path = f"/take/{each['file']}"
        status, headers, body = asked(server, "GET", path, {"accept-encoding": "br"})
        assert (status, headers["content-encoding"], len(body)) == (200, "br", each["sent"])
        assert "immutable" in headers["cache-control"]
        if Path(path).suffix == ".wasm":
            assert headers["content-type"] == "application/wasm"
        if Path(path).suffix == ".mjs":
            assert "javascript" in headers["content-type"]
    _, headers, _ = asked(server, "GET", "/take/manifest.json")
    assert headers["cache-control"] == "no-cache"
