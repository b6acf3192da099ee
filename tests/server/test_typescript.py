"""The page's types are those of the server."""

from __future__ import annotations

from tools import typescript


def test_the_page_has_the_types_of_today() -> None:
    assert typescript.PLACE.read_text("utf-8") == typescript.written(), (
        f"web/src/protocol/messages.ts is stale; refresh it with: {typescript.REFRESH}"
    )


def test_what_a_phone_may_leave_out_is_optional() -> None:
    text = typescript.written()
    assert "  device?: string | null;" in text
    assert "  legal: Choice[] | null;" in text
