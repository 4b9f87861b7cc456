"""Who looks on: whether small counts may be told in the window and in exported pictures."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from core.small_counts import ALL_TOLD


class Showing(QObject):
    """The one answer to "may this count be shown?", for identify, tables, tooltips and pictures.

    A window that is presented, and every picture that leaves the program, tells no count of
    records below k, unless the custodian wants it so. That wish ends with presenting.

    Signals
    -------
    changed()
        Another answer is to be had.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenting = self._custodian = False

    @property
    def presenting(self) -> bool:
        """Whether the window is shown to others."""
        return self._presenting

    @property
    def custodian(self) -> bool:
        """Whether small counts are shown all the same, for the custodian's own eyes."""
        return self._custodian

    def set_presenting(self, presenting: bool) -> None:
        """The window is shown to others, or no longer; what the custodian wanted ends with it."""
        self._set(presenting, False)

    def set_custodian(self, custodian: bool) -> None:
        """Small counts shall be shown all the same, or no longer."""
        self._set(self._presenting, custodian)

    def least_on_screen(self, k: int) -> int:
        """The smallest count of records that the window tells, where k protects them."""
        return k if self._presenting and not self._custodian else ALL_TOLD

    def least_in_pictures(self, k: int) -> int:
        """The smallest count of records that exported pictures tell."""
        return ALL_TOLD if self._custodian else k

    def _set(self, presenting: bool, custodian: bool) -> None:
        if (presenting, custodian) != (self._presenting, self._custodian):
            self._presenting, self._custodian = presenting, custodian
            self.changed.emit()
