"""Every measure of the shown run: number, unit, what it means, difference to another run."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.features.runs.measure import Measure, tr
from app.features.runs.measures import (
    as_csv,
    as_text,
    difference,
    headline,
    measures,
)
from app.features.runs.outcome import OutcomeSection
from app.frame.session import RunEntry
from app.kit.widgets import push_button, words
from core.placement.given import GivenRegions

_USUAL_ROWS = 30
_ROWS_AT_ONCE = 4
_GAP = 10


class OverviewPanel(QWidget):
    """The figures of one run.

    Signals
    -------
    export_requested(str), run_requested()
        The measures as CSV, to be written to a file; the button of the empty panel.
    """

    export_requested = Signal(str)
    run_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: RunEntry | None = None
        self._compared: RunEntry | None = None
        self._buttons = QWidget(self)
        # A new run is shown and compared at once: one change of the texts is enough.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._show)
        self._few = QTimer(self)
        self._few.timeout.connect(self._show_few)
        self._due: list[tuple[_MeasureRow, Measure, Measure | None, str]] = []
        self._empty, self._content = QWidget(self), QWidget(self)
        self._rows: list[_MeasureRow] = []
        self._build_empty()
        self._scroll = self._build_content()
        self._build_buttons()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._empty)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self._buttons)
        self._show()

    def _build_empty(self) -> None:
        column = QVBoxLayout(self._empty)
        column.setContentsMargins(10, 4, 10, 10)
        column.addWidget(
            words(
                self.tr(
                    "The price of the regions stands here: records left out, distances, "
                    "information lost. Each with its unit and what it means."
                ),
                "muted",
            )
        )
        tip = self.tr("Group areas into regions (F5)")
        button = push_button(self.tr("Run"), tip, self._empty, self.run_requested.emit)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def _build_content(self) -> QScrollArea:
        """All labels, made once: showing another run only changes their text."""
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(self.tr("Measures of the shown run"))
        self._content.setProperty("panel", True)
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(10, 4, 10, 10)
        self._column.setSpacing(6)
        self._name, self._verdict = words("", "heading"), words("", "verdict")
        self._gain_words, self._compared_words = words(""), words("", "muted")
        self._gain_words.hide()
        for label in (self._name, self._verdict, self._gain_words, self._compared_words):
            self._column.addWidget(label)
        self.outcome = OutcomeSection()
        self._column.addWidget(self.outcome)
        self._measures = QVBoxLayout()
        self._measures.setSpacing(6)
        self._column.addLayout(self._measures)
        self._notices_title, self._notices = words(self.tr("To know"), "group"), words("")
        self._origin = words("", "muted")
        for label in (
            self._notices_title,
            self._notices,
            words(self.tr("Where it comes from"), "group"),
            self._origin,
        ):
            self._column.addWidget(label)
        self._column.addStretch(1)
        for _ in range(_USUAL_ROWS):
            self._add_row()
            self._rows[-1].hide()
        scroll.setWidget(self._content)
        return scroll

    def _add_row(self) -> None:
        row = _MeasureRow()
        self._rows.append(row)
        self._measures.addWidget(row)

    def _build_buttons(self) -> None:
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(8, 6, 8, 8)
        for text, tip, pressed in (
            (self.tr("Copy"), self.tr("Copy all measures as text"), self._copy_text),
            (self.tr("Copy CSV"), self.tr("Copy all measures as CSV"), self._copy_csv),
            (self.tr("Export …"), self.tr("Write all measures to a CSV file"), self._export),
        ):
            row.addWidget(push_button(text, tip, self._buttons, pressed))
        row.addStretch(1)

    @property
    def texts(self) -> list[str]:
        """What the rows in sight say, for those who cannot see them."""
        return [row.text for row in self._rows if not row.isHidden() and not self._due]

    @Slot(object)
    def show_run(self, entry: RunEntry | None) -> None:
        """Shows a run's measures."""
        self._entry = entry
        self._soon.start()

    def show_gain(self, sentence: str) -> None:
        """Says what the shown run gains against today's practice; "" where that is not known."""
        self._gain_words.setText(sentence)
        self._gain_words.setVisible(bool(sentence))

    @Slot(object)
    def show_compared(self, entry: RunEntry | None) -> None:
        """Shows the differences to another run."""
        self._compared = entry
        self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Lets the style look at all labels now, rather than when the first run is shown."""
        super().showEvent(event)
        if not event.spontaneous():
            for label in self._content.findChildren(QLabel):
                label.ensurePolished()

    @Slot()
    def _show(self) -> None:
        some = self._entry is not None
        self._empty.setVisible(not some)
        self._scroll.setVisible(some)
        self._buttons.setVisible(some)
        if self._entry is not None:
            self._content.setUpdatesEnabled(False)
            self._show_entry(self._entry)
            self._content.setUpdatesEnabled(True)

    def _show_entry(self, entry: RunEntry) -> None:
        other = self._compared if self._compared is not entry else None
        self._name.setText(entry.name)
        self._verdict.setText(headline(entry))
        self.outcome.show_run(entry)
        self._compared_words.setVisible(other is not None)
        if other is not None:
            self._compared_words.setText(
                self.tr("Differences are to “{0}”; where none stands, both are the same.").format(
                    other.name
                )
            )
        before = {of.key: of for of in measures(other)} if other is not None else {}
        mine = measures(entry)
        while len(self._rows) < len(mine):
            self._add_row()
        groups = ["", *(of.group for of in mine)]
        self._due = [
            (row, of, before.get(of.key), of.group if of.group != group else "")
            for row, of, group in zip(self._rows, mine, groups, strict=False)
        ]
        for row in self._rows[len(mine) :]:
            row.hide()
        self._few.start()
        notices = "\n".join(str(notice) for notice in entry.run.notices)
        self._notices.setText(notices)
        self._notices.setVisible(bool(notices))
        self._notices_title.setVisible(bool(notices))
        self._origin.setText(origin_of(entry))
        self._origin.setToolTip("\n".join(of.get("sha256", "") for of in entry.run.inputs.values()))

    @Slot()
    def _show_few(self) -> None:
        """Shows some rows and lets the window live before the next ones."""
        now, self._due = self._due[:_ROWS_AT_ONCE], self._due[_ROWS_AT_ONCE:]
        for row, of, other, group in now:
            row.show_measure(of, other, group)
            row.show()
        if not self._due:
            self._few.stop()

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
    """Perhaps a heading; label, value and difference; below them the sentence."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(1)
        self._group, self._label, self._sentence = words("", "group"), words(""), words("", "muted")
        self._group.setContentsMargins(0, 8, 0, 3)
        self._value, self._change = QLabel(self), QLabel(self)
        self._value.setProperty("role", "heading")
        self._value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._change.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._first = first = QHBoxLayout()
        first.setSpacing(_GAP)
        first.addWidget(self._label, 1)
        first.addWidget(self._value, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._group)
        column.addLayout(first)
        column.addWidget(self._change)
        column.addWidget(self._sentence)
        self.text = ""

    def show_measure(self, of: Measure, other: Measure | None, group: str) -> None:
        """Shows a measure, its difference to another run's, and the heading of a new group."""
        self._group.setText(group)
        self._group.setVisible(bool(group))
        self._label.setText(of.label)
        self._value.setText(of.text)
        self._value.setToolTip(of.exact)
        self._make_room()
        self._sentence.setText(of.sentence)
        self._sentence.setVisible(bool(of.sentence))
        change = difference(of, other)
        differs = change is not None and change.differs
        self._change.setVisible(differs)
        if change is not None and differs:
            self._change.setText(change.text)
            self._change.setToolTip(change.exact)
            if self._change.property("role") != change.verdict:
                self._change.setProperty("role", change.verdict)
                self._change.style().unpolish(self._change)
                self._change.style().polish(self._change)
        parts = (of.label, of.text, "" if change is None else change.text, of.sentence)
        self.text = ". ".join(part for part in parts if part)
        self.setAccessibleName(self.text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The value stands beside the label, or under it."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Puts the value under a label that has a word too long to stand beside it."""
        metrics = self._label.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self._label.text().split()), default=0)
        beside = longest + _GAP + self._value.sizeHint().width() <= self.width()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._first.direction() != way:
            self._first.setDirection(way)
            self._first.setSpacing(_GAP if beside else 1)


def origin_of(entry: RunEntry) -> str:
    """Inputs, seed and version: what is needed to repeat the run."""
    run = entry.run
    lines = [
        f"{role}: {of.get('file', '')}\nSHA-256 {of.get('sha256', '')[:16]}…"
        for role, of in run.inputs.items()
    ]
    if not isinstance(run.scenario.placement, GivenRegions):
        lines.append(tr("Seed {0}").format(run.scenario.seed))
    lines.append(tr("VBAS {0}, started {1}").format(run.version, run.started))
    return "\n".join(lines)
