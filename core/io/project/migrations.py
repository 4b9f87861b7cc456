"""Older project files as if they had been written today: one function for each format left behind.

A function is given the values of ``vbas_project`` and the rows of ``vbas_runs`` of its format, and
returns those of the next. A file of each format stands in the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Content = tuple[dict[str, Any], list[tuple[Any, ...]]]

MIGRATIONS: Final[dict[int, Callable[[dict[str, Any], list[tuple[Any, ...]]], Content]]] = {}
"""{format: to the next}."""


def migrated(project: dict[str, Any], runs: list[tuple[Any, ...]]) -> Content:
    """The content in today's format."""
    while (step := MIGRATIONS.get(project["format"])) is not None:
        project, runs = step(project, runs)
    return project, runs
