"""A field for a share that shows no more digits than it has."""

from __future__ import annotations

from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from app.kit import numbers


class ShortSpinBox(QDoubleSpinBox):
    """``0.2``, not ``0.200000``; typed numbers keep all their digits until they are entered."""

    def __init__(
        self, least: float, step: float, decimals: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setDecimals(decimals)
        self.setRange(least, 1.0)
        self.setSingleStep(step)
        self.setKeyboardTracking(False)

    def textFromValue(self, value: float) -> str:  # noqa: N802 (Qt's name)
        """The number in the user's locale, as short as three digits allow."""
        return numbers.short(value)

    def valueFromText(self, text: str) -> float:  # noqa: N802 (Qt's name)
        """What was typed; what was only shown shorter stays what it is."""
        now = self.value()
        return now if text == self.textFromValue(now) else super().valueFromText(text)
