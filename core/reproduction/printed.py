"""The papers' own figures: data files with table and page as source."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from resources import read_text


@cache
def printed(name: str) -> dict[str, Any]:
    """The figures of a paper, such as ``"gaps-2009"``: a file of ``resources/published``."""
    return tomllib.loads(read_text(f"published/{name}.toml"))
