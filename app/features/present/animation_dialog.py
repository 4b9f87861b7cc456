"""Asks how the animation of a search shall be."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.features.present.animation import FORMATS, GIF, MP4, SIZES
from app.kit import numbers
from app.kit.widgets import words

EVERYTHING, AS_SHOWN = "everything", "as shown"


class AnimationDialog(QDialog):
    """Size, pace, length, format and what is seen.

    Signals
    -------
    accepted_with(width, height, frames per second, seconds, format, what is seen)
        The user wants it so.
    """

    accepted_with = Signal(int, int, int, int, str, str)

    def __init__(self, name: str, n_steps: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export animation"))
        self.format, self.size_box = QComboBox(self), QComboBox(self)
        self.rate, self.length = QSpinBox(self), QSpinBox(self)
        self.extent = QComboBox(self)
        self._fill()
        self.summary = words("", "muted")
        self.summary.setMinimumWidth(340)
        column = QVBoxLayout(self)
        intro = self.tr("The search of “{run}” in {steps}, from its start to the result.")
        column.addWidget(
            words(intro.format(run=name, steps=numbers.count(n_steps, self.tr("steps"))))
        )
        column.addLayout(self._form())
        column.addWidget(self.summary)
        box = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(box.Save | box.Cancel, self)
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        for signal in (self.rate.valueChanged, self.length.valueChanged):
            signal.connect(lambda _: self._sum_up())
        self.format.currentIndexChanged.connect(lambda _: self._choose_rate())
        self._sum_up()

    def _fill(self) -> None:
        self.format.addItem(self.tr("MP4: small, for slides and the web"), MP4)
        self.format.addItem(self.tr("GIF: plays anywhere, larger, 256 colours"), GIF)
        for width, height in SIZES:
            self.size_box.addItem(f"{width} × {height}", (width, height))
        self.rate.setRange(5, 30)
        self.rate.setValue(25)
        self.rate.setSuffix(self.tr(" pictures a second"))
        self.length.setRange(2, 120)
        self.length.setValue(12)
        self.length.setSuffix(self.tr(" s"))
        self.extent.addItem(self.tr("The whole map"), EVERYTHING)
        self.extent.addItem(self.tr("What the map shows now"), AS_SHOWN)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        for text, control, tip in (
            (self.tr("Format"), self.format, self.tr("Kind of file")),
            (self.tr("Size"), self.size_box, self.tr("Width and height in pixels")),
            (self.tr("Pace"), self.rate, self.tr("Pictures a second")),
            (self.tr("Length"), self.length, self.tr("How long it plays, seconds")),
            (self.tr("Shows"), self.extent, self.tr("Which ground is seen")),
        ):
            label = QLabel(text, self)
            label.setBuddy(control)
            control.setToolTip(tip)
            control.setAccessibleName(text)
            form.addRow(label, control)
        return form

    def _choose_rate(self) -> None:
        """A GIF counts in hundredths of a second, and grows with each picture."""
        self.rate.setValue(10 if self.format.currentData() == GIF else 25)

    def _sum_up(self) -> None:
        frames = self.rate.value() * self.length.value()
        self.summary.setText(
            self.tr("{pictures} are drawn; you can go on working, and cancel with Esc.").format(
                pictures=numbers.count(frames, self.tr("pictures"))
            )
        )

    @Slot()
    def _accept(self) -> None:
        width, height = self.size_box.currentData()
        self.accept()
        self.accepted_with.emit(
            width,
            height,
            self.rate.value(),
            self.length.value(),
            str(self.format.currentData()),
            str(self.extent.currentData()),
        )


def format_of(ending: str) -> str:
    """The format that the ending of a file says, else MP4."""
    plain = ending.lower().lstrip(".")
    return plain if plain in FORMATS else MP4
