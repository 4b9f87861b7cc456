"""How safe it shall be: k, the probability that it stands for, presets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.controls import (
    SPACING,
    MutedLabel,
    WheelGuard,
    align,
    labelled,
    narrow,
)
from app.workspaces.cells.setup.short_spin_box import ShortSpinBox
from core.presets import PAPER, Preset, presets
from core.suppression.cells.protection import k_of

_LARGEST_K = 1_000_000
_STEP, _DECIMALS = 0.01, 9


class StrictnessForm(QWidget):
    """k, its presets, and the threshold of probability.

    Signals
    -------
    chosen(int, object)
        Another k, records; and the probability it stands for, None where k was chosen itself.
    """

    chosen = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guard = WheelGuard(self)
        self._k = 5
        self._tau: float | None = None
        self.k = QSpinBox(self, minimum=1, maximum=_LARGEST_K)
        self.tau = ShortSpinBox(1 / _LARGEST_K, _STEP, _DECIMALS, self)
        self.preset = QComboBox(self)
        self.why = MutedLabel()
        self._fill()
        self._lay_out()
        self.k.valueChanged.connect(self._choose_k)
        self.tau.valueChanged.connect(self._choose_tau)
        self.preset.activated.connect(self._choose_preset)
        self.show_strictness(5, None)

    def _fill(self) -> None:
        self.k.setKeyboardTracking(False)
        self.k.setGroupSeparatorShown(True)
        self.k.setSuffix(f"\u00a0{self.tr('records')}")
        self.k.setToolTip(
            self.tr(
                "Smallest number of records that may share what an adversary could know (records)"
            )
        )
        self.tau.setToolTip(
            self.tr(
                "Largest probability that somebody is recognised, 0 to 1; k becomes one divided by "
                "it, rounded up"
            )
        )
        self.preset.setToolTip(self.tr("Values of k in use, and who says so"))
        self.preset.addItem(self.tr("own choice"), None)
        for of in presets():
            title = QCoreApplication.translate("core", of.title)
            self.preset.addItem(f"{of.k} · {title}", of.name)
            row = self.preset.count() - 1
            self.preset.setItemData(row, self._about(of), Qt.ItemDataRole.ToolTipRole)

    def _lay_out(self) -> None:
        controls: tuple[QWidget, ...] = (self.k, self.tau, self.preset)
        for control in controls:
            narrow(control, self._guard)
        names = [
            QLabel(self.tr("&Smallest class")),
            QLabel(self.tr("Pr&obability")),
            QLabel(self.tr("Pr&eset")),
        ]
        align(*names)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        for name, control in zip(names, controls, strict=True):
            column.addLayout(labelled(name, control))
        column.addWidget(self.why)

    def show_strictness(self, k: int, tau: float | None) -> None:
        """Shows k, records, and the probability it stands for (None: 1 / k is shown)."""
        self._k, self._tau = k, tau
        with QSignalBlocker(self.k), QSignalBlocker(self.tau), QSignalBlocker(self.preset):
            self.k.setValue(k)
            self.tau.setValue(1 / k if tau is None else tau)
            chosen = self._fitting()
            self.preset.setCurrentIndex(self.preset.findData(chosen.name if chosen else None))
        said = self.tr(
            "At least {k} look alike in each combination: who guesses a person's record is right "
            "with a probability of at most {p}."
        )
        self.why.setText(
            said.format(
                k=numbers.count(k, self.tr("records")),
                p=numbers.short(1 / k if tau is None else tau),
            )
        )
        self.why.setToolTip(self._about(chosen) if chosen is not None else "")

    def _fitting(self) -> Preset | None:
        """The preset that is chosen, else one with this k."""
        fitting = [of for of in presets() if of.k == self._k and self._tau in (None, of.tau)]
        shown = self.preset.currentData()
        return next((of for of in fitting if of.name == shown), fitting[0] if fitting else None)

    def _about(self, of: Preset) -> str:
        """Everything about a preset, one line a fact."""
        lines = [QCoreApplication.translate("core", of.applies)]
        if of.note:
            lines.append(QCoreApplication.translate("core", of.note))
        origin = (
            self.tr("from the papers VBAS follows")
            if of.origin == PAPER
            else self.tr("general knowledge: check it with your custodian")
        )
        lines.append(f"{QCoreApplication.translate('core', of.source)} ({origin})")
        return "\n".join(lines)

    @Slot(int)
    def _choose_k(self, k: int) -> None:
        self.show_strictness(k, None)
        self.chosen.emit(k, None)

    @Slot(float)
    def _choose_tau(self, tau: float) -> None:
        tau = round(tau, _DECIMALS)
        self.show_strictness(k_of(tau), tau)
        self.chosen.emit(k_of(tau), tau)

    @Slot()
    def _choose_preset(self) -> None:
        name = self.preset.currentData()
        for of in presets():
            if of.name == name:
                self.show_strictness(of.k, of.tau)
                self.chosen.emit(of.k, of.tau)
                return
        self.show_strictness(self._k, self._tau)
