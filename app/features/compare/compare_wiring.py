"""Connects the comparison: bar, button, second map, session."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from app.features.compare.bar import CompareBar
from app.features.compare.changes_wiring import ChangesWiring
from app.features.compare.maps_wiring import MapsWiring
from app.features.compare.pair import Pair
from app.features.compare.second_map import OFF, SIDE, SWIPE, WAYS, SecondMap
from app.features.compare.sentences import changed_sentence, verdict
from app.frame.program import Program
from app.frame.session import BASELINE
from core.differences import LOST


class CompareWiring(QObject):
    """The comparison of two runs."""

    def __init__(self, program: Program) -> None:
        window = program.window
        super().__init__(window)
        self._program, self._session, self._window = program, program.session, window
        panel = window.map_panel
        self.pair = Pair(program.session, program.background, self)
        self.second = SecondMap(panel.canvas, panel.maps)
        self.bar = CompareBar(window.theme, panel)
        panel.show_with(self.second.with_second)
        self._closed = False
        column = panel.layout()
        assert column is not None
        column.insertWidget(column.indexOf(panel.maps), self.bar)  # type: ignore[attr-defined]
        self.maps = MapsWiring(program, self.pair, self.second)
        self.changes = ChangesWiring(program, self.pair)
        self._shown_before = 0
        self._build_button()
        self._connect()

    def _build_button(self) -> None:
        window, words = self._window, self.tr
        self.cycle = window.add_action(
            "view",
            "compare_maps",
            (
                words("Compare &maps"),
                words("One map, two side by side, or one over the other with a handle (Ctrl+D)"),
                "Ctrl+D",
                "compare",
            ),
            before=window.actions_.reset_layout,
        )
        self.cycle.triggered.connect(self._go_on)
        menu, group = QMenu(window), QActionGroup(self)
        self.ways: dict[str, QAction] = {}
        for way, text in (
            (OFF, words("&Off: one map")),
            (SIDE, words("&Side by side")),
            (SWIPE, words("&Swipe with a handle")),
        ):
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(way == OFF)
            group.addAction(action)
            action.triggered.connect(lambda _, way=way: self.show_way(way))
            self.ways[way] = action
        button = QToolButton(window)
        button.setDefaultAction(self.cycle)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(menu)
        button.setProperty("hasMenu", True)
        button.setAccessibleName(words("Compare maps"))
        button.setIconSize(QSize(20, 20))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button = button
        window.map_panel.add_widget(button)

    def _connect(self) -> None:
        session, bar = self._session, self.bar
        self.pair.changed.connect(self._show_pair)
        session.runs_changed.connect(lambda _: self._show_runs())
        session.compared_run_changed.connect(self._open_again)
        session.current_run_changed.connect(self._open_again)
        self.second.way_changed.connect(self._show_way)
        bar.show_requested.connect(self._show_difference)
        bar.closed.connect(self._close)
        bar.run_chosen.connect(lambda number: session.compare_with(session.run_of(number)))
        bar.subject_chosen.connect(self.maps.show_subject)
        bar.changes_requested.connect(self.changes.show_dock)
        self.changes.panel.compare_requested.connect(lambda: self.show_way(SIDE))
        self._window.closing.connect(self.second.canvas.shut_down)
        self._show_pair()

    # Two maps

    @Slot()
    def _go_on(self) -> None:
        """One map, side by side, swipe, and one map again."""
        self.show_way(WAYS[(WAYS.index(self.second.way) + 1) % len(WAYS)])

    def show_way(self, way: str) -> None:
        """Shows one map or two; says what to do where there is nothing to compare."""
        if way != OFF and not self._find_other():
            self.ways[self.second.way].setChecked(True)
            self._window.map_panel.messages.say(
                self.tr("There is no second run to compare with."),
                self.tr("Run the scenario, change a setting such as the placement, run again."),
                topic="compare",
            )
            return
        self._closed = False
        self.second.show_way(way)
        self._show_pair()

    def _find_other(self) -> bool:
        """Whether there are two runs; chooses the newest one where none is compared with."""
        if self.pair.complete:
            return True
        others = self.pair.others()
        if others:
            made = [of for of in others if of.kind != BASELINE]
            self._session.compare_with((made or list(others))[0])
            self.pair.look()
        return self.pair.complete

    @Slot(str)
    def _show_way(self, way: str) -> None:
        self.ways[way].setChecked(True)
        self.bar.show_two_maps(way != OFF)

    @Slot()
    def _show_difference(self) -> None:
        self.bar.show_subject(LOST)
        self.maps.show_subject(LOST)
        self.show_way(SIDE)

    @Slot()
    def _close(self) -> None:
        self._closed = True
        self.second.show_way(OFF)
        self._show_pair()

    @Slot()
    def _open_again(self) -> None:
        self._closed = False
        self._show_pair()

    # The pair in words

    @Slot()
    def _show_pair(self) -> None:
        pair = self.pair
        if not pair.complete and self.second.way != OFF and self._change_places():
            return
        self._show_runs()
        self.bar.show_subject(self.maps.subject)
        if not pair.complete:
            self.bar.say("")
            self.second.show_way(OFF)
        elif self._closed:
            self.bar.say("")
        elif pair.fault is not None:
            self.bar.say(pair.fault.message, pair.fault.hint)
        elif pair.differences is None:
            self.bar.say(self.tr("Comparing the two runs …"))
        elif pair.shown is not None and pair.other is not None:
            self._shown_before = pair.shown.number
            summary = pair.differences.summary
            self.bar.say(verdict(pair.shown, pair.other, summary), changed_sentence(summary))

    def _change_places(self) -> bool:
        """While there are two maps and the compared run is shown, the other one is compared."""
        others = self.pair.others()
        if not others:
            return False
        before = self._shown_before
        found = next((of for of in others if of.number == before), others[0])
        self._session.compare_with(found)
        return True

    def _show_runs(self) -> None:
        self.bar.show_runs(self.pair.others(), self.pair.other)
