"""How much memory this machine has, and how much disk is free."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def memory() -> int:
    """Bytes of memory (4 GiB where the system cannot be asked)."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return 4 * 2**30


def free_disk(folder: str | Path) -> int:
    """Bytes that this user can still write below a folder."""
    return shutil.disk_usage(folder).free
