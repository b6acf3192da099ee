"""Builds one self-contained page of sentences, charts and tables, in the project's colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_STYLE = """
:root { color-scheme: light dark; --page: #FFF7E8; --card: #FFFFFF; --ink: #14303F;
  --quiet: #4A6270; --line: #DCCFB6; --sun: #FFC93C; --coral: #C8401F; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -0.01em; }
h1 { font-size: 32px; border-bottom: 8px solid var(--sun); padding-bottom: 8px; }
section { background: var(--card); border: 2px solid var(--line); border-radius: 22px;
  padding: 8px 24px 16px; margin: 24px 0; }
figure { margin: 16px 0; }
figure svg { width: 100%; height: auto; background: #FFF; border-radius: 14px; }
figcaption { color: var(--quiet); font-size: 15px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 6px 8px; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 600; } td.n, th.n { text-align: right; white-space: nowrap; }
.wide { overflow-x: auto; } .best { font-weight: 700; }
.cost { color: var(--coral); font-weight: 700; }
@media (prefers-color-scheme: dark) { :root { --page: #0C1C29; --card: #16303F; --ink: #F6EEDD;
  --quiet: #A9C0CB; --line: #33505F; --coral: #FF8A65; } figure svg { background: #FFF7E8; } }
"""


def page(title: str, body: str) -> str:
    """A whole HTML page without external resources."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def figure(svg: str, caption: str) -> str:
    """A chart with one sentence above it."""
    said = escape(caption)
    head = f'<figure role="img" aria-label="{said}"><figcaption>{said}</figcaption>'
    return f"{head}{svg}</figure>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; all columns but the first hold numbers."""
    sides = ["", *[' class="n"'] * (len(head) - 1)]
    top = "".join(f"<th{side}>{escape(cell)}</th>" for side, cell in zip(sides, head, strict=True))
    lines = (
        "".join(f"<td{side}>{escape(cell)}</td>" for side, cell in zip(sides, row, strict=True))
        for row in rows
    )
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'
