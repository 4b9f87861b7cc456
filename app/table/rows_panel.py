"""A table in a dock of its own."""

from __future__ import annotations

from app.kit.theme import Theme
from app.table.panel import TablePanel
from app.table.words import Words


class RowsPanel(TablePanel):
    """The table with its tools."""

    def __init__(self, theme: Theme, words: Words, copy_tip: str, height: int) -> None:
        super().__init__(theme, words, copy_tip=copy_tip, height=height)
