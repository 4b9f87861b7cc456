"""How large a unique record set may be, and how many records in them are allowed."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.kit.controls import SPACING, MutedLabel, WheelGuard

_LARGEST_SET = 1000


class LimitsForm(QWidget):
    """Set size, and the shares for researchers and for the public.

    Signals
    -------
    set_size_chosen(int)
        Another largest size of a unique record set, records.
    limits_chosen(float, float)
        Other shares of records in such sets are allowed: for researchers, for the public; 0 to 1.
    """

    set_size_chosen = Signal(int)
    limits_chosen = Signal(float, float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        guard = WheelGuard(self)
        self.set_size = QSpinBox(self)
        self.set_size.setRange(1, _LARGEST_SET)
        self.set_size.setSuffix("\u00a0" + self.tr("records"))
        self.set_size.setToolTip(
            self.tr("A unique record set is a group of at most so many records that share values")
        )
        self.research = self._share(
            self.tr("A research file may have at most this share of its records in such sets (%)")
        )
        self.public = self._share(
            self.tr("A public file must have less than this share of its records in such sets (%)")
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        self.why = MutedLabel(
            self.tr(
                "Of the records, so many may stand alone or in groups that are that small. The "
                "paper takes 5 records, 20 % and 5 %."
            )
        )
        column.addLayout(self._grid(guard))
        column.addWidget(self.why)
        self.set_size.valueChanged.connect(self.set_size_chosen)
        self.research.valueChanged.connect(self._choose)
        self.public.valueChanged.connect(self._choose)

    def _grid(self, guard: WheelGuard) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACING)
        grid.setColumnStretch(0, 1)
        for i, (text, control) in enumerate(
            (
                (self.tr("Unique sets up &to"), self.set_size),
                (self.tr("Resea&rch file: at most"), self.research),
                (self.tr("Pub&lic file: below"), self.public),
            )
        ):
            grid.addWidget(self._label(text, control), i, 0)
            grid.addWidget(control, i, 1)
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            control.installEventFilter(guard)
            control.setKeyboardTracking(False)
        return grid

    def _label(self, text: str, control: QAbstractSpinBox) -> QLabel:
        """A label that wraps: the number beside it is never cut."""
        label = QLabel(text, self)
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        label.setBuddy(control)
        control.setAccessibleName(text.replace("&", ""))
        return label

    def _share(self, tip: str) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setRange(0.0, 100.0)
        box.setDecimals(1)
        box.setSuffix("\u00a0%")
        box.setToolTip(tip)
        return box

    def show_set_size(self, size: int) -> None:
        """Shows the largest size of a unique record set, records."""
        with QSignalBlocker(self.set_size):
            self.set_size.setValue(size)

    def show_limits(self, research: float, public: float) -> None:
        """Shows the shares that are allowed, 0 to 1."""
        for box, share in ((self.research, research), (self.public, public)):
            with QSignalBlocker(box):
                box.setValue(100.0 * share)

    @Slot()
    def _choose(self) -> None:
        self.limits_chosen.emit(self.research.value() / 100.0, self.public.value() / 100.0)
