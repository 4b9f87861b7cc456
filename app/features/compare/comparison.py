"""Two runs compared: the bar over the map, the button among the tools, and the way back."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.features.compare.changes import ChangesDock
from app.features.compare.pair import Pair
from app.features.compare.second_colours import subject_titles
from app.features.compare.second_map import OFF, SIDE, SWIPE, WAYS, SecondMap
from app.features.compare.second_map_content import SecondMapContent
from app.features.compare.sentences import changed_sentence, has_trade_off, verdict
from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.frame.session import BASELINE, RunEntry
from app.kit.flow import FlowLayout
from app.kit.layouts import row
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from core.differences import LOST

_NARROWEST_TEXT, _LETTERS = 300, 18
"""Sentences have so many pixels at least beside the buttons, lists so many letters."""


class CompareBar(QWidget):
    """A sentence about two runs; while there are two maps, what the second one shows.

    ``runs`` lists runs by their numbers, ``subjects`` what the second map can show.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("compareBar")
        self.setAccessibleName(self.tr("Comparison of two runs"))
        self.sentence, self.more = words(""), words("", "muted")
        self.sentence.setAccessibleName(self.tr("Which run is better at what"))
        self.show_button = push_button(
            self.tr("Show on map"), self.tr("Show where the two runs differ, on a second map"), self
        )
        self.trade_off = push_button(
            self.tr("Trade-off"),
            self.tr("Show both runs as points: what more regions cost in records"),
            self,
        )
        self.close_button = icon_button(theme, "close", self.tr("Close the comparison"), self)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self.sentence)
        texts.addWidget(self.more)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.trade_off)
        self._buttons.addWidget(self.show_button)
        self._buttons.addWidget(self.close_button)
        self._first = first = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        first.setSpacing(8)
        first.addLayout(texts, 1)
        first.addLayout(self._buttons)
        self._choices = self._build_choices()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 5, 8, 6)
        column.setSpacing(5)
        column.addLayout(first)
        column.addWidget(self._choices)
        self.show_two_maps(False)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons stand beside the sentences, or under them where these would be squeezed."""
        super().resizeEvent(event)
        beside = self.width() - self._buttons.sizeHint().width() >= _NARROWEST_TEXT
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._first.direction() != way:
            self._first.setDirection(way)

    def _build_choices(self) -> QWidget:
        choices = QWidget(self)
        groups = []
        self.runs, self.subjects = QComboBox(self), QComboBox(self)
        for text, box, name, tip in (
            (
                self.tr("Compared with"),
                self.runs,
                self.tr("The run to compare with"),
                self.tr("The run that the shown one is compared with"),
            ),
            (
                self.tr("Second map"),
                self.subjects,
                self.tr("What the second map shows"),
                self.tr("The compared run itself, or by how much the shown run differs from it"),
            ),
        ):
            label = QLabel(text, self)
            label.setProperty("role", "muted")
            label.setBuddy(box)
            box.setAccessibleName(name)
            box.setToolTip(tip)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(_LETTERS)
            groups.append(row(None, label, box))
        for subject, text in subject_titles().items():
            self.subjects.addItem(text, subject)
        self.changes = push_button(
            self.tr("List of changes"),
            self.tr("List the areas that changed region, under the map"),
            self,
        )
        FlowLayout(choices, *groups, row(None, self.changes), spacing=6)
        return choices

    def say(self, sentence: str, more: str = "", trade_off: bool = False) -> None:
        """Shows the sentence, and a second one below it; "" hides the bar.

        ``trade_off``: whether it is worth a look at the plot of all runs.
        """
        self.sentence.setText(sentence)
        self.trade_off.setVisible(trade_off)
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.setVisible(bool(sentence))

    def show_two_maps(self, two: bool) -> None:
        """Offers what belongs to a second map, or to show one."""
        self._choices.setVisible(two)
        self.show_button.setVisible(not two)

    def show_runs(self, entries: tuple[RunEntry, ...], chosen: RunEntry | None) -> None:
        """Lists the runs that may be compared with."""
        with QSignalBlocker(self.runs):
            self.runs.clear()
            for entry in entries:
                self.runs.addItem(entry.name, entry.number)
            self.runs.setCurrentIndex(-1 if chosen is None else self.runs.findData(chosen.number))

    def show_subject(self, subject: str) -> None:
        """Shows in the list what the second map shows."""
        with QSignalBlocker(self.subjects):
            self.subjects.setCurrentIndex(self.subjects.findData(subject))


class Comparison(QObject):
    """The comparison of two runs."""

    def __init__(self, program: Program) -> None:
        window = program.window
        super().__init__(window)
        self._session, self._window = program.session, window
        panel = window.map_panel
        self.pair = Pair(program.session, program.background, self)
        self.second = SecondMap(panel.canvas, panel.maps)
        panel.show_with(self.second.with_second)
        self.bar = CompareBar(window.theme, panel)
        column = panel.layout()
        assert column is not None
        column.insertWidget(column.indexOf(panel.maps), self.bar)  # type: ignore[attr-defined]
        self.maps = SecondMapContent(program, self.pair, self.second)
        self.changes = ChangesDock(program, self.pair)
        self._closed = False
        self._shown_before = 0
        self._build_button()
        self._connect_signals()
        self._update_bar()

    def _build_button(self) -> None:
        window, tr = self._window, self.tr
        tip = tr("One map, two side by side, or one over the other with a handle (Ctrl+D)")
        row = (tr("Compare &maps"), tip, "Ctrl+D", "compare")
        before = window.actions_.reset_layout
        cycle = window.add_action("view", "compare_maps", row, before=before)
        cycle.triggered.connect(self._show_next_way)
        menu, group = QMenu(window), QActionGroup(self)
        self.ways: dict[str, QAction] = {}
        for way, text in (
            (OFF, tr("&Off: one map")),
            (SIDE, tr("&Side by side")),
            (SWIPE, tr("&Swipe with a handle")),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(way == OFF)
            group.addAction(action)
            action.triggered.connect(lambda _, way=way: self.show_way(way))
            self.ways[way] = action
        button = QToolButton(window)
        button.setDefaultAction(cycle)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(menu)
        button.setProperty("hasMenu", True)
        button.setAccessibleName(tr("Compare maps"))
        button.setIconSize(QSize(20, 20))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        window.map_panel.add_widget(button)

    def _connect_signals(self) -> None:
        session, bar = self._session, self.bar
        self.pair.changed.connect(self._on_pair)
        session.runs_changed.connect(lambda _: self._update_bar())
        session.compared_run_changed.connect(self._open_bar)
        session.showing.changed.connect(self._update_bar)
        session.current_run_changed.connect(self._open_bar)
        self.second.way_changed.connect(self._on_way)
        bar.show_button.clicked.connect(self._show_difference)
        bar.close_button.clicked.connect(self._close)
        bar.trade_off.clicked.connect(self._show_trade_off)
        bar.runs.activated.connect(
            lambda at: session.compare_with(session.run_of(int(bar.runs.itemData(at))))
        )
        bar.subjects.activated.connect(
            lambda at: self.maps.show_subject(str(bar.subjects.itemData(at)))
        )
        bar.changes.clicked.connect(self.changes.show_dock)
        self.changes.panel.compare_requested.connect(lambda: self.show_way(SIDE))
        self._window.closing.connect(self.second.canvas.shut_down)
        self._window.workspace_changed.connect(lambda _: self._update_bar())

    # Two maps

    @Slot()
    def _show_next_way(self) -> None:
        """One map, side by side, swipe, and one map again."""
        self.show_way(WAYS[(WAYS.index(self.second.way) + 1) % len(WAYS)])

    def show_way(self, way: str) -> None:
        """Shows one map or two; says what to do where there is nothing to compare."""
        if way != OFF and not self._choose_other():
            self.ways[self.second.way].setChecked(True)
            self._window.map_panel.messages.say(
                self.tr("There is no second run to compare with."),
                self.tr("Run the scenario, change a setting such as the placement, run again."),
                topic="compare",
            )
            return
        self._closed = False
        self.second.show_way(way)
        self._update_bar()

    def _choose_other(self) -> bool:
        """Whether there are two runs; chooses the newest one where none is compared with."""
        others = self.pair.others()
        if not self.pair.complete and others:
            made = [of for of in others if of.kind != BASELINE]
            self._session.compare_with((made or list(others))[0])
        return self.pair.complete or bool(others)

    @Slot(str)
    def _on_way(self, way: str) -> None:
        self.ways[way].setChecked(True)
        self.bar.show_two_maps(way != OFF)

    @Slot()
    def _show_difference(self) -> None:
        self.maps.show_subject(LOST)
        self.show_way(SIDE)

    @Slot()
    def _show_trade_off(self) -> None:
        """The plot of all runs, where the two are marked."""
        window = self._window
        window.show_workspace(AGGREGATE)
        docks = {of.objectName(): of for of in window.docks(AGGREGATE)}
        measures = docks[f"{AGGREGATE}.measures"]
        measures.show()
        measures.raise_()
        page: Any = measures.widget()
        page.show_page("tradeoff")

    @Slot()
    def _close(self) -> None:
        self._closed = True
        self.second.show_way(OFF)
        self._update_bar()

    # The pair in words

    @Slot()
    def _on_pair(self) -> None:
        """While there are two maps and the compared run is shown, the other one is compared."""
        others = self.pair.others()
        if not self.pair.complete and self.second.way != OFF and others:
            before = self._shown_before
            found = next((of for of in others if of.number == before), others[0])
            self._session.compare_with(found)
            return
        if not self.pair.complete:
            self.second.show_way(OFF)
        self._update_bar()

    @Slot()
    def _open_bar(self) -> None:
        self._closed = False
        self._update_bar()

    def _least(self) -> int:
        session = self._session
        return session.showing.least_on_screen(session.k)

    def _update_bar(self) -> None:
        pair, bar = self.pair, self.bar
        bar.show_runs(pair.others(), pair.other)
        bar.show_subject(self.maps.subject)
        elsewhere = self._window.workspace != AGGREGATE and self.second.way == OFF
        if self._closed or elsewhere or pair.shown is None or pair.other is None:
            bar.say("")
        elif pair.fault is not None:
            bar.say(pair.fault.message, pair.fault.hint)
        elif pair.differences is None:
            bar.say(self.tr("Comparing the two runs …"))
        else:
            self._shown_before = pair.shown.number
            summary = pair.differences.summary
            bar.say(
                verdict(pair.shown, pair.other, summary, self._least()),
                changed_sentence(summary),
                has_trade_off(pair.shown, pair.other, summary),
            )


def wire(program: Program) -> Comparison:
    """Connects comparison of two runs on two maps."""
    return Comparison(program)
