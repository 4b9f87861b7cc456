"""Lists to choose from, with headings between their entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox


@dataclass(frozen=True)
class Choice:
    """One entry of a list: its key, what it is called, and under which heading it stands."""

    key: str
    words: str
    group: str = ""


def fill_grouped(box: QComboBox, choices: Sequence[Choice]) -> None:
    """Fills a list with headings, which cannot be chosen."""
    with QSignalBlocker(box):
        box.clear()
        group = ""
        for choice in choices:
            if choice.group and choice.group != group:
                group = choice.group
                box.addItem(group, None)
                model = box.model()
                if isinstance(model, QStandardItemModel):
                    heading: QStandardItem = model.item(box.count() - 1)
                    heading.setFlags(Qt.ItemFlag.NoItemFlags)
            box.addItem(choice.words, choice.key)
