"""Self-contained HTML pages with charts and tables."""

from .charts import bars, course, histogram
from .page import figure, page, table

__all__ = ["bars", "course", "figure", "histogram", "page", "table"]
