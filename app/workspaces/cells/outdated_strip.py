"""Says that what is shown came out of another design."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from app.kit.stale_strip import StaleStrip


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Cells", text)


class OutdatedStrip(StaleStrip):
    """The line over results of another design; its button suppresses cells again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        said = tr("Out of date: this came out of another design.")
        super().__init__(said, tr("Suppress cells by the design as it is now (F5)"), parent)
