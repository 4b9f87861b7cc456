"""Below how many records a value of the variable that is looked at is left out, and its price."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from app.kit import numbers
from app.kit.controls import ElidedLabel, MutedLabel, WheelGuard, narrow
from app.kit.layouts import column, row
from app.kit.small_counts import told
from app.workspaces.uniqueness.state import tr
from core.record_uniqueness.known import VariableFacts
from core.record_uniqueness.rare import rare_values

_LARGEST = 10_000_000
_NAME_SHARE, _BOX_SHARE = 2, 3


class RareBox(QWidget):
    """A number of records, from 2 on; below it what it leaves out.

    Signals
    -------
    chosen(str, int)
        The variable, and the records that its values must have; 1 = all stay.
    """

    chosen = Signal(str, int)

    def __init__(self, guard: WheelGuard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._variable = ""
        name = ElidedLabel(self.tr("Rare values"), mode=Qt.TextElideMode.ElideRight)
        self.box = QSpinBox(self, minimum=1, maximum=_LARGEST)
        self.box.setSpecialValueText(self.tr("all stay"))
        self.box.setPrefix("<\u00a0")
        self.box.setSuffix(self.tr("\u00a0records"))
        self.box.setGroupSeparatorShown(True)
        self.box.setKeyboardTracking(False)
        self.box.setAccessibleName(self.tr("Leave out values with fewer records than"))
        self.box.setToolTip(
            self.tr(
                "Leave out records whose value fewer records than these have in the whole file, "
                "instead of joining values (records)"
            )
        )
        narrow(self.box, guard)
        name.setBuddy(self.box)
        self.price = MutedLabel()
        column(self, row(None, (name, _NAME_SHARE), (self.box, _BOX_SHARE), spacing=4), self.price)
        self.box.valueChanged.connect(lambda n: self.chosen.emit(self._variable, n))

    def show_rare(self, name: str, n: int, facts: VariableFacts | None, least: int) -> None:
        """Shows the rule of a variable; counts below ``least`` are not told."""
        self._variable = name
        with QSignalBlocker(self.box):
            self.box.setValue(max(1, n))
        self.price.setText("" if facts is None or n < 2 else price_words(facts, n, least))
        self.price.setVisible(bool(self.price.text()))


def price_words(facts: VariableFacts, n: int, least: int) -> str:
    """How many values are rarer than so many records, and what goes with them."""
    values, records = rare_values(facts.records, n)
    every = int((facts.records > 0).sum())
    if not values:
        return tr("No value is that rare: nothing is left out.")
    return tr("Left out: {values} of {all}, with {records}.").format(
        values=numbers.count(values),
        all=numbers.count(every, tr("values")),
        records=told(records, least, tr("records")),
    )
