"""What is asked about risk: the threshold, the combination, the population, what is released."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLabel, QSpinBox, QVBoxLayout, QWidget

from app.kit.controls import (
    SPACING,
    MutedLabel,
    WheelGuard,
    align,
    labelled,
    narrow,
)
from app.workspaces.cells.risk import texts
from core.risk.assessment import Release
from core.risk.thresholds import Threshold, threshold_choices

_LEAST_PERCENT = 0.01


class RiskForm(QWidget):
    """Four rows, and what the threshold means.

    Signals
    -------
    changed()
        Something else is asked.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guard = WheelGuard(self)
        self._protected = Threshold(5)
        self._choices = threshold_choices()
        self._combinations: tuple[tuple[str, ...], ...] = ()
        self.threshold, self.combination = QComboBox(self), QComboBox(self)
        self.people = QSpinBox(self, minimum=0, maximum=2_000_000_000)
        self.released = QDoubleSpinBox(self, minimum=_LEAST_PERCENT, maximum=100.0)
        self.why = MutedLabel()
        self._fill()
        self._lay_out()
        self.threshold.activated.connect(self._tell)
        self.combination.activated.connect(self.changed)
        self.people.valueChanged.connect(self.changed)
        self.released.valueChanged.connect(self.changed)
        self.show_protected(self._protected)

    def _fill(self) -> None:
        self.threshold.setToolTip(
            self.tr(
                "Among how few records a guess is called a risk: probabilities first, then sizes "
                "of classes in use (records)"
            )
        )
        self.threshold.addItem("")
        for of in self._choices:
            self.threshold.addItem(texts.threshold_name(of))
        self.combination.setToolTip(self.tr("What the adversary knows of a person"))
        self.people.setSpecialValueText(self.tr("the records are everybody"))
        self.people.setSuffix(f"\u00a0{self.tr('people')}")
        self.people.setToolTip(
            self.tr(
                "People of the population that the records are a part of (people); 0 = the "
                "records are all of it. Everybody is taken to be as likely to be in the file."
            )
        )
        self.released.setSuffix("\u00a0%")
        self.released.setDecimals(2)
        self.released.setValue(100.0)
        self.released.setToolTip(
            self.tr(
                "Share of the records that is released as a simple random sample (% of the "
                "records); 100 = all"
            )
        )
        for box in (self.people, self.released):
            box.setKeyboardTracking(False)
            box.setGroupSeparatorShown(True)
            box.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def _lay_out(self) -> None:
        names = [
            QLabel(self.tr("&Threshold")),
            QLabel(self.tr("&Known")),
            QLabel(self.tr("&Population")),
            QLabel(self.tr("Rele&ased")),
        ]
        align(*names)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(SPACING)
        controls: tuple[QWidget, ...] = (
            self.threshold,
            self.combination,
            self.people,
            self.released,
        )
        for name, control in zip(names, controls, strict=True):
            column.addLayout(labelled(name, narrow(control, self._guard)))
        column.addWidget(self.why)

    # What is shown

    def show_protected(self, threshold: Threshold) -> None:
        """The threshold that the records are protected at: the first that can be chosen."""
        self._protected = threshold
        name = self.tr("as protected: {threshold}").format(
            threshold=texts.threshold_name(threshold)
        )
        self.threshold.setItemText(0, name)
        self._explain()

    def show_combinations(
        self,
        combinations: Sequence[tuple[str, ...]],
        titles: Mapping[str, str],
        proposed: tuple[str, ...],
    ) -> None:
        """What can be known; ``proposed`` is shown unless another one was chosen before."""
        chosen = self.columns if self.columns in combinations else proposed
        self._combinations = tuple(combinations)
        with QSignalBlocker(self.combination):
            self.combination.clear()
            for of in combinations:
                self.combination.addItem(texts.combination_words(of, titles))
        self.choose_columns(chosen)

    def choose_columns(self, columns: tuple[str, ...]) -> None:
        """Shows another combination, without telling."""
        if columns in self._combinations:
            self.combination.setCurrentIndex(self._combinations.index(columns))

    def _explain(self) -> None:
        self.why.setText(texts.threshold_words(self.chosen))

    # What is chosen

    @property
    def chosen(self) -> Threshold:
        """The threshold."""
        row = self.threshold.currentIndex()
        return self._choices[row - 1] if row > 0 else self._protected

    @property
    def columns(self) -> tuple[str, ...]:
        """The combination; nothing where there is none."""
        row = self.combination.currentIndex()
        return self._combinations[row] if 0 <= row < len(self._combinations) else ()

    @property
    def release(self) -> Release:
        """How the records are released."""
        return Release(self.people.value(), self.released.value() / 100)

    def _tell(self) -> None:
        self._explain()
        self.changed.emit()
