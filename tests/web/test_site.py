"""The page without a server: static files in any folder on any host, for one phone."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import PATIENCE, PHONE, ROOT
from tests.web.play import play_out, take_along

PLACE = "some/where"


class Files(SimpleHTTPRequestHandler):
    """A file handler that records the requested paths."""

    asked: list[str]

    def do_GET(self) -> None:
        self.asked.append(self.path)
        super().do_GET()

    def guess_type(self, path: object) -> str:
        """The MIME type of a file; systems disagree about these two."""
        kinds = {".mjs": "text/javascript", ".wasm": "application/wasm"}
        return kinds.get(Path(str(path)).suffix) or super().guess_type(str(path))

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Host:
    """A static host on loopback, with the site in its own folder."""

    def __init__(self, root: Path) -> None:
        self.site, self.asked = root / PLACE, list[str]()
        handler = partial(type("Handler", (Files,), {"asked": self.asked}), directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/{PLACE}/"


@pytest.fixture(scope="module")
def built(bundle: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("host")
    done = subprocess.run(
        [ROOT / "web" / "build", "site", root / PLACE], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return root


@pytest.fixture
def host(built: Path) -> Iterator[Host]:
    host = Host(built)
    yield host
    host.server.shutdown()
    host.server.server_close()


@pytest.fixture
def phone(browser: Browser, host: Host) -> Iterator[Page]:
    faults: list[str] = []
    context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: faults.extend(elsewhere(request.url, host)))
    yield page
    context.close()
    assert faults == []


def elsewhere(url: str, host: Host) -> list[str]:
    return [] if url.startswith((host.address, "blob:", "data:")) else [url]


def begin(page: Page, game: str) -> None:
    """A new game against a bot."""
    page.get_by_role("button", name=game).click()
    page.get_by_role("button", name=re.compile("^Play")).click()
    expect(page.locator(".table")).to_be_visible(timeout=120_000)


def test_a_game_is_played_at_any_address_of_a_static_host(phone: Page, host: Host) -> None:
    phone.goto(host.address)
    expect(phone.get_by_role("button", name="Pool-zee")).to_be_visible()
    assert not [path for path in host.asked if "/take/" in path]  # nothing of it at first
    phone.get_by_role("button", name="With friends").click()
    expect(phone.get_by_text("./play")).to_be_visible()
    phone.get_by_role("button", name="Close").click()
    begin(phone, "Dice Cup")
    assert "#/t/phone-" in phone.url
    phone.reload()
    expect(phone.locator(".table")).to_be_visible()
    phone.get_by_role("button", name="Back").click()
    phone.get_by_role("button", name="Back to your game").click()
    expect(phone.locator(".table")).to_be_visible()


def test_a_new_page_in_mid_game_breaks_nothing_and_fetches_only_what_is_new(
    phone: Page, host: Host
) -> None:
    phone.goto(f"{host.address}?pace=0")
    phone.get_by_role("button", name="Take it along").click()
    take_along(phone)
    phone.get_by_role("button", name="Close").click()
    begin(phone, "Dice Cup")
    assert phone.evaluate("navigator.serviceWorker.controller !== null")

    host.asked.clear()
    index, worker = host.site / "index.html", host.site / "sw.js"
    before = index.read_text("utf-8"), worker.read_text("utf-8")
    [end] = (host.site / "assets").glob("End-*.js")  # a chunk the page has not loaded yet
    newer = end.with_name(end.name.replace("End-", "End-n"))
    try:
        end.rename(newer)
        index.write_text(before[0].replace("<title>Bellyflop", "<title>Newer"), "utf-8")
        renamed = before[1].replace(end.name, newer.name)
        worker.write_text(renamed.replace('NAME = "bellyflop-', 'NAME = "bellyflop-n'), "utf-8")
        phone.evaluate(
            """async () => {
              const workers = navigator.serviceWorker;
              const taken = new Promise((done) => (workers.oncontrollerchange = done));
              await (await workers.ready).update();
              await taken;
            }"""
        )
        assert not [path for path in host.asked if "/take/assets/" in path], "fetched again"
        phone.context.set_offline(True)
        phone.evaluate("window.opened = 'before'")
        play_out(phone)  # the game that is open goes on, with the page it was opened with
        assert phone.evaluate("window.opened") == "before"
        phone.reload()
        assert "Newer" in phone.evaluate("fetch(location.pathname).then((page) => page.text())")
    finally:
        newer.rename(end)
        index.write_text(before[0], "utf-8")
        worker.write_text(before[1], "utf-8")


def test_python_runs_beside_the_board_and_is_stopped_by_the_keyboard_alone(
    phone: Page, host: Host
) -> None:
    phone.goto(f"{host.address}#/python")
    code = phone.get_by_role("textbox", name="Your code")
    run, stop = (phone.get_by_role("button", name=name) for name in ("Run", "Stop"))
    printed = phone.get_by_role("log", name="What it printed")
    run.click()
    expect(printed).to_contain_text("Magpie, paddler:", timeout=120_000)
    expect(phone.locator(".table")).to_contain_text("That was the last box.")
    phone.get_by_role("slider").fill("1")
    expect(phone.locator(".table")).not_to_contain_text("That was the last box.")

    code.fill("while True:")
    code.press("End")
    for key in ("Enter", "p", "a", "s", "s", "Control+Enter"):
        code.press(key)
    expect(code).to_have_value("while True:\n    pass")
    code.press("Escape")
    code.press("Tab")
    expect(stop).to_be_focused()
    stop.press("Enter")
    expect(phone.get_by_text("Stopped.")).to_be_visible()
    expect(run).to_be_focused()

    code.fill("print(6 * 7)\nnobody()")
    code.press("Control+Enter")
    expect(printed).to_contain_text("42\n", timeout=120_000)
    expect(printed).to_contain_text("NameError: name 'nobody' is not defined")
    expect(code).to_be_focused()
    chosen = "([code]) => code.value.slice(code.selectionStart, code.selectionEnd)"
    assert phone.get_by_role("textbox").evaluate_all(chosen) == "nobody()"
