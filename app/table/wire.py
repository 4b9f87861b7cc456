"""Who tells whom what: attribute tables of areas, regions and runs."""

from __future__ import annotations

import json
from functools import partial

import numpy as np
from PySide6.QtWidgets import QDockWidget

from app.frame.layout import AREA
from app.frame.names import AGGREGATE as WORKSPACE
from app.frame.opening import TableUse
from app.frame.program import Program
from app.table.links import AreasLink, RegionsLink, RunsLink
from app.table.own_columns import OwnColumns
from app.table.tables_panel import AREAS, NAMES, REGIONS, RUNS, TablesPanel
from app.table.taking_out import TakingOut


def wire(program: Program) -> None:
    """Adds the tables below the map."""
    window, session = program.window, program.session
    panel = TablesPanel(window.theme, window)
    dock = window.add_dock(
        WORKSPACE,
        "tables",
        window.tr("Tables"),
        panel,
        AREA.BottomDockWidgetArea,
        shown=False,
    )
    areas = AreasLink(AREAS, session, panel.panels[AREAS], program.background)
    regions = RegionsLink(REGIONS, session, panel.panels[REGIONS], program.background)
    runs = RunsLink(RUNS, session, panel.panels[RUNS], program.background)
    _wire_session(program, areas, regions, runs)
    for name in (AREAS, REGIONS):
        session.areas_changed.connect(panel.panels[name].bar.forget)
    own = OwnColumns(program, panel.panels[AREAS], areas)
    words = window.tr("Join to the areas")
    tip = window.tr("Take columns of the table into the table of areas")
    program.opener.table_uses.append(TableUse(words, tip, own.open_table))
    out = TakingOut(program, panel, areas, regions)
    _wire_tools(panel, own, out)
    _wire_rows(program, panel, areas, regions)
    _wire_empty(program, panel)
    _wire_memory(program, panel)
    _wire_actions(program, panel, dock)


def _wire_session(program: Program, areas: AreasLink, regions: RegionsLink, runs: RunsLink) -> None:
    session = program.session
    for signal in (
        session.areas_changed,
        session.study_changed,
        session.current_run_changed,
        session.compared_run_changed,
        session.fields_changed,
    ):
        signal.connect(areas.outdate)
    seen = [session.draft.scenario.k]

    def notice_k() -> None:
        k = session.draft.scenario.k
        if k != seen[0]:
            seen[0] = k
            areas.outdate()

    session.draft_changed.connect(notice_k)
    session.areas_changed.connect(lambda _: program.background.forget("join preview"))
    session.current_run_changed.connect(regions.outdate)
    session.runs_changed.connect(runs.outdate)
    session.current_run_changed.connect(lambda _: runs.show_selection())
    for link in (areas, regions):
        session.selection_changed.connect(link.follow_selection)


def _wire_tools(panel: TablesPanel, own: OwnColumns, out: TakingOut) -> None:
    areas, regions = panel.panels[AREAS], panel.panels[REGIONS]
    areas.buttons["join"].clicked.connect(own.ask_for_table)
    areas.buttons["compute"].clicked.connect(own.ask_for_field)
    areas.remove_requested.connect(own.remove)
    regions.buttons["roundness"].clicked.connect(out.measure_roundness)
    for table in (areas, regions):
        table.buttons["layer"].clicked.connect(out.save_selection)


def _wire_rows(
    program: Program, panel: TablesPanel, areas: AreasLink, regions: RegionsLink
) -> None:
    """Rows that are double-clicked, runs that are renamed or marked, colours of the map."""
    session, canvas = program.session, program.window.map_panel.canvas

    def go_to(link: AreasLink | RegionsLink, name: str, row: int) -> None:
        table = panel.panels[name].table
        if table is not None:
            link.take(np.array([table.keys[row]], dtype=np.intp))
            canvas.zoom_to_selection()

    panel.panels[AREAS].activated.connect(partial(go_to, areas, AREAS))
    panel.panels[REGIONS].activated.connect(partial(go_to, regions, REGIONS))
    runs = panel.panels[RUNS]

    def rename(row: int, name: str) -> None:
        entry = None if runs.table is None else session.run_of(int(runs.table.keys[row]))
        if entry is not None:
            session.rename_run(entry, name)

    def star(row: int) -> None:
        entry = None if runs.table is None else session.run_of(int(runs.table.keys[row]))
        if entry is not None:
            session.star_run(entry, not entry.starred)

    runs.rename_requested.connect(rename)
    runs.star_requested.connect(star)

    for name in (AREAS, REGIONS):
        panel.panels[name].colour_requested.connect(program.window.map_panel.subject_chosen)


def _wire_empty(program: Program, panel: TablesPanel) -> None:
    actions = program.window.actions_
    panel.panels[AREAS].fill_requested.connect(actions.open_areas.trigger)
    panel.panels[REGIONS].fill_requested.connect(actions.run.trigger)
    panel.panels[RUNS].fill_requested.connect(actions.run.trigger)


def _wire_memory(program: Program, panel: TablesPanel) -> None:
    """Which columns are shown is remembered for each table."""
    kept = program.settings.kept
    for name, table in panel.panels.items():
        key = f"table_{name}"
        try:
            told = json.loads(kept.get(key, "{}"))
            wanted, hidden = map(str, told.get("shown", [])), map(str, told.get("hidden", []))
            table.remember(tuple(wanted), frozenset(hidden))
        except (ValueError, AttributeError, TypeError):
            kept.pop(key, None)

        def keep(names: tuple[str, ...], key: str = key, table=table) -> None:  # type: ignore[no-untyped-def]
            kept[key] = json.dumps({"shown": list(names), "hidden": sorted(table.hidden)})

        table.columns_changed.connect(keep)


def _wire_actions(program: Program, panel: TablesPanel, dock: QDockWidget) -> None:
    """Keys, menu entries, and the button in the status line."""
    window = program.window

    def open_table(name: str) -> None:
        window.show_workspace(WORKSPACE)
        dock.show()
        dock.raise_()
        panel.open(name).view.setFocus()

    words = {
        AREAS: (window.tr("Table of &areas"), window.tr("Show all areas in a table")),
        REGIONS: (window.tr("Table of re&gions"), window.tr("Show all regions in a table")),
        RUNS: (window.tr("Table of r&uns"), window.tr("Show all runs in a table")),
    }
    first = window.actions_.reset_layout
    for number, name in enumerate(NAMES, 1):
        text, tip = words[name]
        row = (text, tip, f"Ctrl+Shift+{number}", "table" if number == 1 else "")
        action = window.add_action("view", f"table_{name}", row, before=first)
        action.triggered.connect(lambda _, name=name: open_table(name))

    def select_by_attribute() -> None:
        open_table(AREAS)
        panel.panels[AREAS].bar.condition.setFocus()
        panel.panels[AREAS].bar.condition.selectAll()

    text = window.tr("Select by a&ttribute …")
    tip = window.tr("Select areas for which a condition holds, such as population > 500")
    row = (text, tip, "Ctrl+Shift+F", "filter")
    before = window.actions_.select_none
    action = window.add_action("edit", "select_by_attribute", row, before=before)
    action.triggered.connect(select_by_attribute)
    toggle = dock.toggleViewAction()
    toggle.setToolTip(window.tr("Tables of areas, regions and runs"))
    window.theme.bind(toggle, "table")
    window.add_status_button(toggle)
