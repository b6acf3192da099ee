"""The bundle of a phone lies beside the page, and is built with it."""

from tests.web.conftest import bundle

__all__ = ["bundle"]
