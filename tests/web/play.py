"""Hands on a phone: they press what is shown and know nothing else."""

from __future__ import annotations

from playwright.sync_api import Error, Page

Phone = Page


def press_on(phone: Phone) -> None:
    """Press the one thing that the screen asks for, if it asks for anything."""
    curtain = phone.locator(".curtain button")
    if curtain.count():
        curtain.press("Enter")
        return
    marked = phone.locator("button.box.marked:enabled")
    box = phone.locator("button.box:not(.scored):enabled")
    dock = phone.locator(".dock button:enabled")
    try:
        if marked.count() and dock.count():
            dock.first.click(timeout=500)
        elif box.count():
            box.first.click(timeout=500)
        elif dock.count():
            dock.first.click(timeout=500)
    except Error:
        return  # it moved away under the finger; look again


def play_out(*phones: Phone, presses: int = 2000) -> None:
    """Play on all these phones until each shows the end."""
    for _ in range(presses):
        waiting = [phone for phone in phones if not phone.locator(".end").count()]
        if not waiting:
            return
        for phone in waiting:
            press_on(phone)
        waiting[0].wait_for_timeout(20)
    raise AssertionError("the game did not end")
