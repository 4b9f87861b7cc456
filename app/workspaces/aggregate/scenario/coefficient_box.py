"""Which published model the cut-off comes from, or one from a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from core.cutoff.gaps import OUR_SETS, SHIPPED_SETS, CoefficientSet, coefficient_set
from core.cutoff.own_sets import own_sets
from core.errors import VbasError

SUPPRESSION = "suppression"
"""In place of a predictor: sets with models of the share suppressed."""
_FROM_FILE = "\0file"


class CoefficientBox(QComboBox):
    """Coefficient sets that have a model for a predictor: published, ours, the user's own.

    Signals
    -------
    chosen(str)
        Another set, by name or path.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown, self._predictor = "", ""
        self.activated.connect(self._choose)

    def show_set(self, name: str, predictor: str) -> VbasError | None:
        """Shows a set among those for a predictor; returns what is wrong with it, if anything."""
        self._shown, self._predictor = name, predictor
        sets = [coefficient_set(of) for of in (*SHIPPED_SETS, *OUR_SETS)]
        sets = [of for of in (*sets, *own_sets().sets) if _fits(of, predictor)]
        names = [of.name for of in sets]
        with QSignalBlocker(self):
            self.clear()
            for of in sets:
                self._add(of)
            problem = None
            if name not in names:
                problem = self._add_own(name)
            self.addItem(self.tr("from a file …"), _FROM_FILE)
            self.setCurrentIndex(self.findData(name))
        return problem

    def showPopup(self) -> None:  # noqa: N802 (Qt's name)
        """Lists the sets as they are now: a calibration may have made one meanwhile."""
        if self._predictor:
            self.show_set(self._shown, self._predictor)
        super().showPopup()

    def note(self) -> str:
        """What the shown set's authors leave unsaid, in the user's language."""
        return self._said(lambda of: of.notes.get(self._predictor, ""))

    def scope(self) -> str:
        """What the models of the shown set are of, in the user's language."""
        return self._said(lambda of: of.scope)

    def _said(self, text_of: Callable[[CoefficientSet], str]) -> str:
        try:
            text = text_of(coefficient_set(self._shown))
        except VbasError:
            return ""
        return QCoreApplication.translate("core", text) if text else ""

    def _add_own(self, name: str) -> VbasError | None:
        try:
            self._add(coefficient_set(name), name)
        except VbasError as error:
            self.addItem(Path(name).name, name)
            return error
        return None

    def _add(self, of: CoefficientSet, name: str | None = None) -> None:
        self.addItem(of.title, name or of.name)
        texts = (of.citation, of.scope, of.notes.get(self._predictor, ""))
        tip = "\n".join(QCoreApplication.translate("core", text) for text in texts if text)
        self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)

    @Slot()
    def _choose(self) -> None:
        name = self.currentData()
        if name == _FROM_FILE:
            words = self.tr("Coefficient sets (*.toml)")
            name, _ = QFileDialog.getOpenFileName(self, self.tr("Coefficients"), "", words)
        if name and name != self._shown:
            self.chosen.emit(name)
        else:
            self.show_set(self._shown, self._predictor)


def _fits(of: CoefficientSet, predictor: str) -> bool:
    return bool(of.more.get(SUPPRESSION) if predictor == SUPPRESSION else of.models.get(predictor))
