"""Samples for the public: how many, how large, and the button that writes them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDoubleSpinBox, QLabel, QSpinBox, QVBoxLayout, QWidget

from app.kit.controls import Callout, WheelGuard, align, labelled, narrow
from app.kit.widgets import push_button, words
from app.workspaces.cells.risk import texts
from core.errors import VbasError
from core.risk.samples import MOST_SAMPLES, SampleDesign


class SamplesView(QWidget):
    """Three numbers, what they mean, a button.

    Signals
    -------
    write_requested()
        The samples shall be written.
    """

    write_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._n: int | None = None
        self._busy = False
        self._failed: VbasError | None = None
        self._guard = WheelGuard(self)
        self.samples = QSpinBox(self, minimum=1, maximum=MOST_SAMPLES, value=2)
        self.percent = QDoubleSpinBox(self, minimum=0.01, maximum=100.0, value=10.0)
        self.seed = QSpinBox(self, minimum=0, maximum=2_000_000_000, value=1)
        self.samples.setToolTip(self.tr("Number of samples; none has a record of another"))
        self.percent.setSuffix("\u00a0%")
        self.percent.setDecimals(2)
        self.percent.setToolTip(self.tr("Size of each sample (% of the records)"))
        self.seed.setToolTip(self.tr("The same number draws the same samples on every machine"))
        self.why, self.trouble = words("", "muted"), Callout(self)
        self.button = push_button(
            self.tr("&Write samples …"),
            self.tr("Write each sample of the suppressed records as a file of its own"),
            self,
            self.write_requested.emit,
        )
        self._lay_out()
        for box in (self.samples, self.percent, self.seed):
            box.setKeyboardTracking(False)
            box.valueChanged.connect(self._change)
        self._explain()

    def _lay_out(self) -> None:
        names = [
            QLabel(self.tr("Sa&mples")),
            QLabel(self.tr("Si&ze of each")),
            QLabel(self.tr("See&d")),
        ]
        align(*names)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(5)
        column.addWidget(words(self.tr("Samples for the public"), "heading"))
        column.addWidget(
            words(
                self.tr(
                    "Simple random samples of the suppressed records. Nobody can be sure who is "
                    "in a sample, and two samples cannot be put together to tell more of a person."
                ),
                "muted",
            )
        )
        controls: tuple[QWidget, ...] = (self.samples, self.percent, self.seed)
        for name, control in zip(names, controls, strict=True):
            column.addLayout(labelled(name, narrow(control, self._guard)))
        column.addWidget(self.why)
        column.addWidget(self.trouble)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def design(self) -> SampleDesign:
        """What is to be drawn.

        Raises
        ------
        VbasError
            If there are not enough records for that.
        """
        return SampleDesign(
            self.samples.value(), round(self.percent.value() / 100, 6), self.seed.value()
        )

    def show_records(self, n: int | None) -> None:
        """Suppressed records that there are; None where nothing is suppressed."""
        self._n = n
        self._explain()

    def show_busy(self, busy: bool) -> None:
        """Samples are being written, or no longer."""
        self._busy = busy
        self._explain()

    def show_error(self, error: VbasError | None) -> None:
        """Says why they could not be written, until something else is asked."""
        self._failed = error
        self._explain()

    @Slot()
    def _change(self) -> None:
        self.show_error(None)

    def _explain(self) -> None:
        possible, error = False, None
        try:
            design = self.design()
        except VbasError as found:
            error = found
        else:
            possible = self._n is not None and design.size(self._n) > 0
            said = self.tr("Suppress cells first: samples are drawn from the suppressed records.")
            if self._n is not None:
                said = texts.samples_words(design, self._n)
            self.why.setText(said)
        self.why.setVisible(error is None)
        self.trouble.show_error(error or self._failed)
        self.button.setEnabled(possible and not self._busy)
