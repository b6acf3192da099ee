"""The page build also builds the phone's bundle."""

from tests.web.conftest import bundle

__all__ = ["bundle"]
