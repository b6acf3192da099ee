"""Pages to keep: charts and tables in one HTML file that needs nothing from elsewhere."""

from .charts import bars, course, histogram
from .page import figure, page, table

__all__ = ["bars", "course", "figure", "histogram", "page", "table"]
