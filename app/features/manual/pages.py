"""The pages of the manual: their files, and which one belongs to what has the focus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from resources import path

PAGES: Final = (
    "start",
    "files",
    "geography",
    "searches",
    "levels",
    "uniqueness",
    "cells",
    "release",
    "presenting",
    "glossary",
)
"""Their names, in the order of reading; each is a file of that name in every language."""

PAGE_OF: Mapping[str, str] = {
    "scenario.data": "files",
    "scenario.variables": "geography",
    "scenario.protection": "geography",
    "scenario.placement": "searches",
    "aggregate.decision": "geography",
    "aggregate.runs": "searches",
    "aggregate.overview": "searches",
    "aggregate.measures": "searches",
    "aggregate.changes": "searches",
    "aggregate.search": "searches",
    "aggregate.messages": "files",
    "aggregate.tables": "files",
    "aggregate.layers": "presenting",
    "replayBar": "searches",
    "editBar": "searches",
    "presenterStrip": "presenting",
    "aggregate": "start",
    "levels": "levels",
    "uniqueness": "uniqueness",
    "cells": "cells",
    "release": "release",
}
"""Page by object name: of docks, steps and bars; of workspaces for all else that is in them."""


def page_of(names: Iterable[str]) -> str:
    """The page of a control: of the first that has one among its own and outer names."""
    return next((PAGE_OF[name] for name in names if name in PAGE_OF), PAGES[0])


def file_of(page: str, language: str) -> Path:
    """Where a page is, in "en" or "fr"."""
    return path(f"manual/{language}/{page}.md")


def text_of(page: str, language: str) -> str:
    """A page as Markdown."""
    return file_of(page, language).read_text(encoding="utf-8")


def title_of(page: str, language: str) -> str:
    """What a page is called: its heading."""
    return text_of(page, language).partition("\n")[0].removeprefix("#").strip()
