"""Skip the tests of compiled code where numba is not installed."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("numba") else ["test_*.py"]
