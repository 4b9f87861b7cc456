"""How large a unique record set may be, and how many records in them are allowed."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from app.kit.brief import explained
from app.kit.controls import SPACING, WheelGuard
from app.kit.layouts import column
from app.workspaces.uniqueness.state import UniquenessState

_LARGEST_SET = 1000


class LimitsForm(QWidget):
    """Set size, and the shares for researchers and for the public."""

    def __init__(self, state: UniquenessState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state, self._guard, self._grid = state, WheelGuard(self), QGridLayout()
        self._grid.setSpacing(SPACING)
        self._grid.setColumnStretch(0, 1)
        self.set_size, self.research, self.public = QSpinBox(), QDoubleSpinBox(), QDoubleSpinBox()
        self.set_size.setRange(1, _LARGEST_SET)
        self.set_size.setSuffix("\u00a0" + self.tr("records"))
        for share in (self.research, self.public):
            share.setRange(0.0, 100.0)
            share.setDecimals(1)
            share.setSuffix("\u00a0%")
        self._add(
            self.set_size,
            self.tr("Se&ts up to"),
            self.tr("A unique record set is a group of at most so many records that share values"),
        )
        self._add(
            self.research,
            self.tr("Research file: &at most"),
            self.tr("A research file may have at most this share of its records in such sets (%)"),
        )
        self._add(
            self.public,
            self.tr("Pub&lic file: below"),
            self.tr("A public file must have less than this share of its records in such sets (%)"),
        )
        title, why = explained(
            self.tr("Unique record sets"),
            self.tr(
                "Of the records, so many may stand alone or in groups that are that small. The "
                "paper takes 5 records, 20 % and 5 %."
            ),
            "group",
        )
        column(self, title, why, self._grid, spacing=SPACING, margins=(0, 4, 0, 0))
        self._show()
        for name in ("question", "limits"):
            state.when(name, lambda _: self._show())
        self.set_size.valueChanged.connect(
            lambda size: state.ask(state.question.with_set_size(size))
        )
        for share in (self.research, self.public):
            share.valueChanged.connect(lambda _: self._allow())

    def _add(self, control: QAbstractSpinBox, text: str, tip: str) -> None:
        """A row; its label wraps: the number beside it is never cut."""
        label = QLabel(text, self)
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        label.setBuddy(control)
        control.setAccessibleName(text.replace("&", ""))
        control.setToolTip(tip)
        control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        control.installEventFilter(self._guard)
        control.setKeyboardTracking(False)
        at = self._grid.count() // 2
        self._grid.addWidget(label, at, 0)
        self._grid.addWidget(control, at, 1)

    def _show(self) -> None:
        research, public = self._state.limits
        with QSignalBlocker(self.set_size):
            self.set_size.setValue(self._state.question.set_size)
        for box, share in ((self.research, research), (self.public, public)):
            with QSignalBlocker(box):
                box.setValue(100.0 * share)

    def _allow(self) -> None:
        self._state.allow(self.research.value() / 100.0, self.public.value() / 100.0)
