"""The Aggregate workspace: which panels stand where around the map."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QDockWidget

from app.frame.layout import AREA
from app.frame.main_window import MainWindow
from app.frame.names import AGGREGATE
from app.workspaces.aggregate.messages_panel import MessagesPanel
from app.workspaces.aggregate.overview_panel import OverviewPanel
from app.workspaces.aggregate.runs_panel import RunsPanel
from app.workspaces.aggregate.scenario import ScenarioPanel
from app.workspaces.aggregate.search_panel import SearchPanel

NAME = AGGREGATE


@dataclass(frozen=True, eq=False)
class AggregateWorkspace:
    """The panels of the workspace."""

    scenario: ScenarioPanel
    runs: RunsPanel
    overview: OverviewPanel
    messages: MessagesPanel
    messages_dock: QDockWidget
    search: SearchPanel
    search_dock: QDockWidget


def build(window: MainWindow) -> AggregateWorkspace:
    """Makes the panels and puts them into docks."""
    scenario = ScenarioPanel(window)
    runs = RunsPanel(window.theme, window)
    overview = OverviewPanel(window)
    messages = MessagesPanel(window)
    window.add_dock(NAME, "scenario", window.tr("Scenario"), scenario, AREA.LeftDockWidgetArea)
    window.add_dock(NAME, "runs", window.tr("Runs"), runs, AREA.RightDockWidgetArea)
    window.add_dock(NAME, "overview", window.tr("Overview"), overview, AREA.RightDockWidgetArea)
    dock = window.add_dock(
        NAME,
        "messages",
        window.tr("Messages"),
        messages,
        AREA.BottomDockWidgetArea,
        shown=False,
    )
    search = SearchPanel(window.theme, window)
    search_dock = window.add_dock(
        NAME, "search", window.tr("Search"), search, AREA.BottomDockWidgetArea, shown=False
    )
    return AggregateWorkspace(scenario, runs, overview, messages, dock, search, search_dock)
