"""The list of runs: cards to show, compare, name and mark; sorted and filtered as one likes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from weakref import WeakKeyDictionary

from PySide6.QtCore import QSize, QTimer, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.features.project.finding import Finding
from app.features.project.keeper import ProjectKeeper
from app.features.project.scripts import copy_run_as_command, copy_run_as_python
from app.features.runs.run_order import ALL_KINDS, arranged
from app.features.runs.thumbnail import thumbnail
from app.frame.session import MOST_OVERLAID, Draft, RunEntry
from app.frame.workspace import Context
from app.kit import layouts, numbers
from app.kit.derived import Derived, Missing, NoView
from app.kit.empty_place import EmptyPlace
from app.kit.messages import Message
from app.map.shown_map import ShownAreas
from app.workspaces.aggregate.run_card import COMPARE, OVERLAY, REMOVE, STAR, THUMBNAIL
from app.workspaces.aggregate.run_list import RunRows
from app.workspaces.aggregate.run_view import COMMAND, PYTHON, RELEASE, SETTINGS, SHOW, RunView
from app.workspaces.aggregate.runs_header import RunsHeader
from app.workspaces.aggregate.state import AggregateWorkspace
from core.pipeline import Run
from core.placement.given import GivenRegions

_NO_RUN, _UNDER_WAY, _WAITING, _FILTERED = "no run", "under way", "waiting", "filtered"


class RunsPanel(QWidget):
    """All runs of the session, arranged as the state of the workspace says."""

    def __init__(self, context: Context[AggregateWorkspace]) -> None:
        program, self._state = context.program, context.state
        self._program = program
        super().__init__(program.window)
        self._session, self._actions = program.session, program.window.actions_
        self._messages = program.window.map_panel.messages
        self.rows = RunRows(self)
        self.view = RunView(self.rows, program.window.theme, self)
        self.header = RunsHeader(program.window.theme, self._state, self)
        self.empty = EmptyPlace("", self)
        tip = self.tr("Group areas into regions (F5)")
        self.empty.offer(_NO_RUN, self.tr("Run"), tip, self._actions.run.trigger)
        tip = self.tr("Take all filters away")
        self.empty.offer(_FILTERED, self.tr("Show all"), tip, self._show_all)
        tip = self.tr("Choose the file where it is now")
        self.empty.offer(_WAITING, self.tr("Find records …"), tip, self._find_records)
        parts = (self.header, self.empty, (self.view, 1))
        layouts.column(self, *parts, spacing=3, margins=(0, 0, 0, 4))
        self._connect()
        self._arrange()

    def _connect(self) -> None:
        session, state = self._session, self._state
        session.runs_changed.connect(self._arrange)
        session.areas_changed.connect(self.rows.show_areas)
        self.rows.show_areas(session.area_file)
        for of in (self._program.jobs.started, self._program.jobs.ended):
            of.connect(self._say_why_empty)
        showing = session.showing
        showing.changed.connect(lambda: self.rows.tell_from(showing.least_on_screen))
        session.current_run_changed.connect(self._mark)
        session.compared_run_changed.connect(self._mark)
        session.overlaid_changed.connect(self._mark)
        # After the list has got a new run.
        self._reveal = QTimer(self, singleShot=True, interval=0)
        self._reveal.timeout.connect(self._bring_into_sight)
        session.current_run_changed.connect(self._reveal.start)
        state.when("arrangement", self._arrange)
        state.when("gains", self.rows.show_gains)
        self.rows.renamed.connect(session.rename_run)
        self.view.edited.connect(self._arrange)
        self.view.wished.connect(self._wish)

    def minimumSizeHint(self) -> QSize:
        """The same with and without runs: what stands below never jumps when they come."""
        height = self.header.sizeHint().height() + self.view.minimumSizeHint().height() + 7
        return super().minimumSizeHint().expandedTo(QSize(0, height))

    # What is shown

    @property
    def entries(self) -> tuple[RunEntry, ...]:
        """The runs in sight, from the top."""
        return self.rows.entries

    @Slot()
    def _arrange(self, _: object = None) -> None:
        if self.view.editing:  # the name that is typed would be lost
            return
        runs = self._session.runs
        self.rows.forget_others({entry.number for entry in runs})
        at, before = self.view.entry_at(self.view.currentIndex()), self.view.currentIndex().row()
        place = self.view.verticalScrollBar().value()
        self.rows.show_entries(arranged(runs, self._state.arrangement))
        if at is not None:
            row = self.rows.row_of(at.number)
            row = min(before, len(self.entries) - 1) if row < 0 else row  # its neighbour
            self.view.setCurrentIndex(self.rows.index(row))
            self.view.verticalScrollBar().setValue(place)
        self._say_why_empty()
        self.header.setVisible(bool(runs))
        self.empty.setVisible(not self.entries)
        self.view.setVisible(bool(self.entries))
        self.view.updateGeometry()

    @Slot()
    def _say_why_empty(self, _: object = None) -> None:
        job = self._program.jobs.current
        if self._session.runs:
            self.empty.show_why(_FILTERED, self.tr("No run is as the filter asks."))
        elif job is not None:  # it may be a project that is opened, with its runs
            self.empty.show_why(_UNDER_WAY, f"{job.title} …")
        elif waiting := self._waiting():
            text = self.tr("Runs that wait for their records: {0}.")
            self.empty.show_why(_WAITING, text.format(numbers.count(waiting)))
        else:
            text = self.tr(
                "No run yet. A run groups areas into regions; press Run (F5) to make one."
            )
            self.empty.show_why(_NO_RUN, text)

    def _waiting(self) -> int:
        """How many runs of a project wait for their records."""
        keeper = self._program.parts.get(ProjectKeeper)  # made after this panel
        return len(keeper.aside.runs) if isinstance(keeper, ProjectKeeper) else 0

    @Slot()
    def _find_records(self) -> None:
        self._program.part(Finding).ask_for_records()

    @Slot()
    def _mark(self) -> None:
        """Marks the run on the map, the one it is compared with, and those drawn together."""
        session = self._session
        overlaid = frozenset(entry.number for entry in session.overlaid)
        self.rows.show_marks(_number(session.current_run), _number(session.compared_run), overlaid)

    @Slot()
    def _bring_into_sight(self) -> None:
        row = self.rows.row_of(_number(self._session.current_run))
        if row >= 0 and not self.view.editing:
            self.view.setCurrentIndex(self.rows.index(row))
            self.view.scrollTo(self.rows.index(row))

    @Slot()
    def _show_all(self) -> None:
        """Takes all filters away."""
        how = self._state.arrangement
        self._state.arrangement = replace(how, kind=ALL_KINDS, starred=False, text="")

    # Wishes

    @Slot(str, object)
    def _wish(self, what: str, entry: RunEntry) -> None:
        wishes: dict[str, Callable[[RunEntry], object]] = {
            SHOW: self._session.show_run,
            COMPARE: self._compare,
            OVERLAY: self._overlay,
            STAR: lambda of: self._session.star_run(of, not of.starred),
            SETTINGS: self._use_settings,
            RELEASE: self._release,
            COMMAND: partial(copy_run_as_command, self._program),
            PYTHON: partial(copy_run_as_python, self._program),
            REMOVE: self._remove,
        }
        wishes[what](entry)

    def _compare(self, entry: RunEntry) -> None:
        """Compares the shown run with another one, or no longer."""
        session = self._session
        if entry.number != _number(session.current_run):
            compared = entry.number == _number(session.compared_run)
            session.compare_with(None if compared else entry)

    def _overlay(self, entry: RunEntry) -> None:
        session = self._session
        if entry not in session.overlaid and len(session.overlaid) >= MOST_OVERLAID:
            self._messages.say(
                self.tr("At most {n} runs can be told apart in one plot.").format(n=MOST_OVERLAID),
                self.tr("Take another one out first: space or Ctrl+click on its card."),
                topic="overlaid",
            )
            return
        session.toggle_overlaid(entry)

    def _remove(self, entry: RunEntry) -> None:
        session = self._session
        shown = session.current_run is entry
        session.remove_run(entry)

        def undo() -> None:
            if session.run_of(entry.number) is None:
                session.restore_run(entry)
                if shown:
                    session.show_run(entry)

        text = self.tr("“{0}” was removed from the list.").format(entry.name)
        self._messages.show_message(Message(text, action=self.tr("Undo"), on_action=undo))

    def _use_settings(self, entry: RunEntry) -> None:
        """Puts the settings of a run into the scenario."""
        session = self._session
        other = session.records is None or session.records.path != entry.records.path
        text = self.tr("The settings of “{0}” are in the scenario; press Run (F5).")
        if other:
            text = self.tr(
                "“{0}” was made of other records: its settings are in the scenario, without the "
                "variables."
            )
        self._messages.say(text.format(entry.name), topic="settings")
        session.set_draft(with_settings_of(entry, session.draft, other_records=other))

    def _release(self, entry: RunEntry) -> None:
        """Hands a run over, which is shown so that one sees what leaves."""
        self._session.show_run(entry)
        self._actions.release.trigger()


def _number(entry: RunEntry | None) -> int:
    return 0 if entry is None else entry.number


def with_settings_of(entry: RunEntry, draft: Draft, *, other_records: bool) -> Draft:
    """A draft with the settings of a run.

    Of regions that were given, k and variables are taken: they were not placed. Variables and
    columns are taken only from runs of the record file that is open.
    """
    now, scenario = draft.scenario, entry.run.scenario
    if isinstance(scenario.placement, GivenRegions):
        scenario = replace(
            scenario,
            placement=now.placement,
            site_count=now.site_count,
            refinement=now.refinement,
            target=now.target,
            constraints=now.constraints,
        )
    if other_records:
        scenario = replace(
            scenario,
            quasi_identifiers=now.quasi_identifiers,
            exclude_missing=now.exclude_missing,
        )
    else:
        draft = replace(
            draft,
            area_column=entry.records.area_column,
            person_column=entry.records.person_column,
            area_kind=entry.records.area_kind,
            conversion_path=entry.records.conversion_path,
            where=entry.records.where,
        )
    return replace(draft, scenario=replace(scenario, name=""))


# Pictures of runs, made when their areas are on the map

_Wanted = tuple[ShownAreas, bool, QSize, tuple[RunEntry, ...]]
_PICTURES: WeakKeyDictionary[Run, tuple[bool, QImage]] = WeakKeyDictionary()
"""By run, with whether it is for a dark window."""


def add_pictures(context: Context[AggregateWorkspace], panel: RunsPanel) -> None:
    """Gives the cards their pictures."""
    program = context.program
    session, window, theme = program.session, program.window, program.window.theme

    def wanted() -> _Wanted | Missing:
        shown = program.map_wiring.shown
        if shown is None:
            return Missing("")
        of = tuple(entry for entry in session.runs if entry.area_file is shown.file)
        return shown, theme.dark, THUMBNAIL * window.devicePixelRatioF(), of

    def show(made: dict[int, QImage]) -> None:
        for number, image in made.items():
            panel.rows.show_picture(number, image.copy(), window.devicePixelRatioF())

    derived: Derived[_Wanted, dict[int, QImage]] = Derived(
        program.background,
        "pictures of runs",
        inputs=wanted,
        work=_draw,
        show=show,
        view=NoView(),
        shown_only=False,
        parent=panel,
    )
    derived.follow(session.runs_changed, theme.changed)
    program.map_wiring.when_shown(lambda _: derived.look_again())


def _draw(wanted: _Wanted) -> dict[int, QImage]:
    shown, dark, size, entries = wanted
    for entry in entries:
        run = entry.run
        if _PICTURES.get(run, (not dark,))[0] != dark:
            image = thumbnail(
                shown.polygons,
                run.aggregation.labels,
                entry.colours.lut(dark=dark),
                size.width(),
                size.height(),
                dark=dark,
            )
            _PICTURES[run] = dark, image
    return {entry.number: _PICTURES[entry.run][1] for entry in entries}
