"""As many regions as possible at a price, in place of a number that a model or a person gives."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QLabel, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import (
    SPACING,
    MutedLabel,
    NarrowCheckBox,
    WheelGuard,
    labelled,
    narrow,
)
from core.scenario import Target

USUAL_SHARE = 0.05


class TargetForm(QWidget):
    """A tick, the largest share of records that may be lost, and whether the floor counts.

    Signals
    -------
    edited(object)
        Another target, or None for none.
    """

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._floor = False
        self.wanted = NarrowCheckBox(self.tr("As many regions as possi&ble"))
        self.share = QDoubleSpinBox(minimum=0.0, maximum=100.0, decimals=2, singleStep=0.5)
        self.keep_floor = NarrowCheckBox(self.tr("every region keeps the f&loor"))
        self.about = MutedLabel()
        self._lay_out()
        for signal in (self.wanted.toggled, self.share.valueChanged, self.keep_floor.toggled):
            signal.connect(lambda *_: self._read())
        self.show_target(None, has_floor=False)

    def _lay_out(self) -> None:
        self.wanted.setToolTip(
            self.tr("Tries many numbers of regions and keeps the largest one that meets the aim")
        )
        self.share.setSuffix("\u00a0%")
        self.share.setKeyboardTracking(False)
        self.share.setToolTip(self.tr("Largest share of all records that may be left out (%)"))
        self.keep_floor.setToolTip(
            self.tr("Only numbers at which every region holds the floor of step 4 (people)")
        )
        narrow(self.share, WheelGuard(self))
        self.details = QWidget()
        inner = QVBoxLayout(self.details)
        inner.setContentsMargins(20, 0, 0, 0)
        inner.setSpacing(SPACING)
        inner.addLayout(labelled(QLabel(self.tr("&Lost at most")), self.share))
        inner.addWidget(self.keep_floor)
        inner.addWidget(self.about)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.wanted)
        column.addWidget(self.details)

    def show_target(self, target: Target | None, has_floor: bool) -> None:
        """Shows a target; ``has_floor`` says whether the constraints have a floor to keep."""
        self._floor = has_floor
        share = USUAL_SHARE if target is None else target.max_suppression
        for box, value in (
            (self.wanted, target is not None),
            (self.keep_floor, target is not None and target.keep_floor),
        ):
            with QSignalBlocker(box):
                box.setChecked(value)
        with QSignalBlocker(self.share):
            self.share.setValue(100.0 * (1.0 if share is None else share))
        self.details.setVisible(target is not None)
        self.keep_floor.setVisible(has_floor or (target is not None and target.keep_floor))
        self.about.setText(
            self.tr(
                "The number above is where the search begins; each number tried is a whole run. "
                "The largest one that loses at most {share} is kept."
            ).format(share=numbers.percent(share))
        )

    def _read(self) -> None:
        if not self.wanted.isChecked():
            self.show_target(None, self._floor)
            self.edited.emit(None)
            return
        made = Target(self.share.value() / 100.0, self.keep_floor.isChecked())
        self.show_target(made, self._floor)
        self.edited.emit(made)


def target_words(owner: QWidget, target: Target | None) -> str:
    """A target in few words; "" for none."""
    if target is None:
        return ""
    share = 1.0 if target.max_suppression is None else target.max_suppression
    return owner.tr("most regions at {share}").format(share=numbers.percent(share))
