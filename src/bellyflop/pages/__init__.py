"""Self-contained HTML pages with charts and tables."""

from .html_page import bars, course, figure, histogram, page, table

__all__ = ["bars", "course", "figure", "histogram", "page", "table"]
