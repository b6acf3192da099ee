"""Replaces pyodide._package_loader: nothing is ever installed."""

from pathlib import Path
from site import getsitepackages

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def init_loaded_packages():
    """Do nothing: no package is loaded."""


def get_install_dir(target=None):
    """The folder for packages, if there were any."""
    return str(SITE_PACKAGES)
