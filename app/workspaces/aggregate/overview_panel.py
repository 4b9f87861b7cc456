"""Every measure of the shown run: number, unit, what it means, difference to another run."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.session import RunEntry
from app.workspaces.aggregate.measures import (
    Measure,
    as_csv,
    as_text,
    difference,
    headline,
    measures,
)


class OverviewPanel(QWidget):
    """The figures of one run.

    Signals
    -------
    export_requested(str)
        The measures as CSV, to be written to a file.
    run_requested()
        The button of the empty panel.
    """

    export_requested = Signal(str)
    run_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: RunEntry | None = None
        self._compared: RunEntry | None = None
        self._buttons = QWidget(self)
        self._content: QWidget | None = None
        self._scroll = QScrollArea(self, widgetResizable=True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Measures of the shown run"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self._build_buttons())
        self._rebuild()

    def _build_buttons(self) -> QWidget:
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(8, 6, 8, 8)
        for text, tip, pressed in (
            (self.tr("Copy"), self.tr("Copy all measures as text"), self._copy_text),
            (self.tr("Copy CSV"), self.tr("Copy all measures as CSV"), self._copy_csv),
            (self.tr("Export …"), self.tr("Write all measures to a CSV file"), self._export),
        ):
            button = QPushButton(text, self._buttons, toolTip=tip)
            button.setAccessibleName(tip)
            button.clicked.connect(pressed)
            row.addWidget(button)
        row.addStretch(1)
        return self._buttons

    @Slot(object)
    def show_run(self, entry: RunEntry | None) -> None:
        """Shows a run's measures."""
        self._entry = entry
        self._rebuild()

    @Slot(object)
    def show_compared(self, entry: RunEntry | None) -> None:
        """Shows the differences to another run."""
        self._compared = entry
        self._rebuild()

    def _rebuild(self) -> None:
        place = self._scroll.verticalScrollBar().value()
        inside = QWidget(self._scroll)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 4, 10, 10)
        column.setSpacing(6)
        if self._entry is None:
            self._build_empty(column)
        else:
            self._build_run(column, self._entry)
        column.addStretch(1)
        self._buttons.setVisible(self._entry is not None)
        self._scroll.setWidget(inside)
        self._scroll.verticalScrollBar().setValue(place)

    def _build_empty(self, column: QVBoxLayout) -> None:
        column.addWidget(
            _words(
                self.tr(
                    "The price of the regions stands here: records left out, distances, "
                    "information lost. Each with its unit and what it means."
                ),
                "muted",
            )
        )
        button = QPushButton(self.tr("Run"), self, toolTip=self.tr("Group areas into regions (F5)"))
        button.clicked.connect(self.run_requested)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _build_run(self, column: QVBoxLayout, entry: RunEntry) -> None:
        column.addWidget(_words(entry.name, "heading"))
        column.addWidget(_words(headline(entry), "verdict"))
        other = self._compared if self._compared is not entry else None
        if other is not None:
            column.addWidget(
                _words(self.tr("Differences are to “{0}”.").format(other.name), "muted")
            )
        before = {of.key: of for of in measures(other)} if other is not None else {}
        group = ""
        for of in measures(entry):
            if of.group != group:
                group = of.group
                column.addSpacing(8)
                column.addWidget(_words(group, "group"))
                column.addWidget(_rule(self))
            column.addWidget(_MeasureRow(of, before.get(of.key)))
        self._build_provenance(column, entry)

    def _build_provenance(self, column: QVBoxLayout, entry: RunEntry) -> None:
        run = entry.run
        if run.notices:
            column.addSpacing(8)
            column.addWidget(_words(self.tr("To know"), "group"))
            column.addWidget(_rule(self))
            for notice in run.notices:
                column.addWidget(_words(str(notice)))
        column.addSpacing(8)
        column.addWidget(_words(self.tr("Where it comes from"), "group"))
        column.addWidget(_rule(self))
        lines = [
            self.tr("Seed {0}").format(run.scenario.seed),
            self.tr("VBAS {0}, started {1}").format(run.version, run.started),
        ]
        for role, of in run.inputs.items():
            label = _words(
                f"{role}: {of.get('file', '')}\nSHA-256 {of.get('sha256', '')[:16]}…", "muted"
            )
            label.setToolTip(f"SHA-256 {of.get('sha256', '')}")
            column.addWidget(label)
        column.addWidget(_words("\n".join(lines), "muted"))

    @Slot()
    def _copy_text(self) -> None:
        if self._entry is not None:
            QGuiApplication.clipboard().setText(as_text(self._entry))

    @Slot()
    def _copy_csv(self) -> None:
        if self._entry is not None:
            QGuiApplication.clipboard().setText(as_csv(self._entry))

    @Slot()
    def _export(self) -> None:
        if self._entry is not None:
            self.export_requested.emit(as_csv(self._entry))


class _MeasureRow(QWidget):
    """Label, value, difference, and below them the sentence."""

    def __init__(self, of: Measure, other: Measure | None) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        label = _words(of.label)
        value = QLabel(of.text, self)
        value.setProperty("role", "heading")
        value.setToolTip(of.exact)
        value.setAccessibleName(f"{of.label}: {of.exact}")
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        grid.addWidget(label, 0, 0)
        grid.addWidget(value, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        change = difference(of, other)
        if change is not None:
            sign = QLabel(change.text, self)
            sign.setProperty("role", change.verdict)
            sign.setToolTip(change.exact)
            grid.addWidget(sign, 1, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        if of.sentence:
            sentence = _words(of.sentence, "muted")
            grid.addWidget(sentence, 1, 0, 1, 1 if change is not None else 2)


def _words(text: str, role: str = "") -> QLabel:
    """Text that wraps and can be selected."""
    label = QLabel(text, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label


def _rule(parent: QWidget) -> QFrame:
    """A thin line."""
    rule = QFrame(parent)
    rule.setProperty("role", "rule")
    return rule
