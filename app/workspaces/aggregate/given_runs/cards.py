"""What cards of runs ask for, beside what the workspace connects: stars, plots, settings."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from app.features.runs.run_order import Arrangement
from app.frame.program import Program
from app.frame.session import MOST_OVERLAID, RunEntry
from app.workspaces.aggregate.given_runs.today import TodaysPractice
from app.workspaces.aggregate.workspace import AggregateWorkspace
from core.placement.given import GivenRegions

_ORDER, _TODAY = "runs/order", "runs/today"
_YES, _NO = "yes", "no"


class CardWiring(QObject):
    """The list of runs on one side, session and today's practice on the other."""

    def __init__(self, program: Program, today: TodaysPractice) -> None:
        super().__init__(program.window)
        self._program, self._today = program, today
        self._session, self._panel = program.session, program.part(AggregateWorkspace).runs
        self._kept = program.settings.kept
        session, panel = self._session, self._panel
        session.overlaid_changed.connect(panel.show_overlaid)
        panel.star_requested.connect(session.star_run)
        panel.overlay_requested.connect(self._overlay)
        panel.settings_requested.connect(self.use_settings)
        panel.export_requested.connect(self._export)
        panel.run_requested.connect(program.window.actions_.run.trigger)
        panel.today_switched.connect(self._switch)
        panel.arrangement_changed.connect(self._keep)
        today.gains_changed.connect(self._show_gains)
        session.current_run_changed.connect(self._show_gain)
        panel.show_arrangement(Arrangement.from_text(self._kept.get(_ORDER, "")))
        shown = self._kept.get(_TODAY, _YES) != _NO
        panel.show_today(shown)
        today.switch(shown)

    @Slot(object)
    def _overlay(self, entry: RunEntry) -> None:
        session = self._session
        if entry not in session.overlaid and len(session.overlaid) >= MOST_OVERLAID:
            text = self.tr("At most {n} runs can be told apart in one plot.")
            self._program.window.map_panel.messages.say(
                text.format(n=MOST_OVERLAID),
                self.tr("Take another one out first: space or Ctrl+click on its card."),
                topic="overlaid",
            )
            return
        session.toggle_overlaid(entry)

    @Slot(object)
    def use_settings(self, entry: RunEntry) -> None:
        """Puts the settings of a run into the scenario.

        Of regions that were given, k and variables are taken: they were not placed. Variables
        and columns are taken only from runs of the record file that is open.
        """
        session, messages = self._session, self._program.window.map_panel.messages
        draft, scenario = session.draft, entry.run.scenario
        if isinstance(scenario.placement, GivenRegions):
            now = draft.scenario
            scenario = replace(
                scenario,
                placement=now.placement,
                site_count=now.site_count,
                refinement=now.refinement,
                target=now.target,
                constraints=now.constraints,
            )
        if session.records is None or session.records.path != entry.records.path:
            text = self.tr(
                "“{0}” was made of other records: its settings are in the scenario, without the "
                "variables."
            )
            scenario = replace(
                scenario,
                quasi_identifiers=draft.scenario.quasi_identifiers,
                exclude_missing=draft.scenario.exclude_missing,
            )
        else:
            draft = replace(
                draft,
                area_column=entry.records.area_column,
                person_column=entry.records.person_column,
                area_kind=entry.records.area_kind,
                conversion_path=entry.records.conversion_path,
            )
            text = self.tr("The settings of “{0}” are in the scenario; press Run (F5).")
        messages.say(text.format(entry.name), topic="settings")
        session.set_draft(replace(draft, scenario=replace(scenario, name="")))

    @Slot(object)
    def _export(self, entry: RunEntry) -> None:
        """Writes the results of a run, which is shown so that one sees what is written."""
        self._session.show_run(entry)
        self._program.window.actions_.write_results.trigger()

    @Slot(bool)
    def _switch(self, shown: bool) -> None:
        self._kept[_TODAY] = _YES if shown else _NO
        self._today.switch(shown)
        self._panel.show_today(shown)

    @Slot(object)
    def _keep(self, how: Arrangement) -> None:
        self._kept[_ORDER] = how.to_text()

    @Slot()
    def _show_gains(self) -> None:
        gains = {of.number: self._today.gain(of) for of in self._session.runs}
        self._panel.show_gains({number: of for number, of in gains.items() if of is not None})
        self._show_gain()

    @Slot()
    def _show_gain(self) -> None:
        entry = self._session.current_run
        gain = None if entry is None else self._today.gain(entry)
        self._program.part(AggregateWorkspace).overview.show_gain(
            "" if gain is None else gain.sentence
        )
