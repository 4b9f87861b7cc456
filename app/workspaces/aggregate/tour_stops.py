"""What the tour shows, stop by stop: where to look, what to read, what can be done for one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from app.features.tour.guide import Stop
from app.frame.program import Program
from app.frame.session import CALCULATED
from app.workspaces.aggregate.scenario.panel import DATA, PLACEMENT, PROTECTION, VARIABLES
from app.workspaces.aggregate.state import AggregateWorkspace
from core.placement.suppression_driven import SuppressionDriven


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("Tour", text)


def stops_of(program: Program) -> tuple[Stop, ...]:
    """The stops, for the window as it is now."""
    window, panels, session = program.window, program.part(AggregateWorkspace), program.session
    calculated = sum(of.kind == CALCULATED for of in session.runs)
    run = window.actions_.run.trigger
    return (
        Stop(
            tr("Areas, records, one button, the price"),
            tr(
                "Health records carry small areas, which make people recognisable. VBAS joins "
                "areas into regions that are just large enough. This takes a minute, on a "
                "fictional province; nothing of yours is touched."
            ),
        ),
        Stop(
            tr("1 Data: the areas and the records"),
            tr(
                "Areas with their polygons, and records that name an area each. Drop your own "
                "files on the window at any time."
            ),
            lambda: panels.scenario.steps[DATA],
            lambda: panels.scenario.unfold(DATA),
        ),
        Stop(
            tr("2 Variables: what somebody could know"),
            tr(
                "Tick what an outsider may know of a person, such as age and sex. The more they "
                "know, the larger regions must be."
            ),
            lambda: panels.scenario.steps[VARIABLES],
            lambda: panels.scenario.unfold(VARIABLES),
        ),
        Stop(
            tr("3 Protection: how many must be alike"),
            tr(
                "k is the least number of people in a region who share their values. Below it "
                "you see at once how many regions that allows."
            ),
            lambda: panels.scenario.steps[PROTECTION],
            lambda: panels.scenario.unfold(PROTECTION),
        ),
        Stop(
            tr("Run: regions appear on the map"),
            tr("Press Run or F5. It takes a second; you can pause or cancel what takes longer."),
            lambda: panels.scenario.run_bar,
            action=tr("Run for me"),
            on_action=run,
            runs=calculated + 1,
        ),
        Stop(
            tr("The price, in one sentence"),
            tr(
                "How many records would be left out and why, how far areas were moved together, "
                "how much geography was lost. Click an area with the identify tool (I) to see it "
                "in one place."
            ),
            lambda: panels.overview,
        ),
        Stop(
            tr("4 Placement: watch a better one being found"),
            tr(
                "Suppression-driven placement moves the sites so that fewer records are lost, "
                "with geography no worse. Watch it work, then compare the two cards."
            ),
            lambda: panels.scenario.steps[PLACEMENT],
            lambda: panels.scenario.unfold(PLACEMENT),
            action=tr("Choose it and run"),
            on_action=lambda: _search(program),
            runs=calculated + 2,
        ),
        Stop(
            tr("Each run is a card"),
            tr(
                "Name it, star it, compare it: the Overview then shows what is better, with sign "
                "and colour."
            ),
            lambda: panels.runs,
        ),
        Stop(
            tr("Or: is a level of geography enough?"),
            tr(
                "Another workspace (Ctrl+2) asks whether areas, FSAs or provinces hold enough "
                "people for these variables, and what to do where they do not."
            ),
            lambda: window.docks("levels")[0].widget(),
            workspace="levels",
        ),
        Stop(
            tr("And: which variables single people out?"),
            tr(
                "A third one (Ctrl+3) counts every combination of the variables. Click one: the "
                "areas of the people it singles out light up on the map."
            ),
            lambda: window.docks("uniqueness")[0].widget(),
            action=tr("Run for me"),
            on_action=lambda: _press(program, "count_combinations"),
            workspace="uniqueness",
        ),
        Stop(
            tr("Or keep the records, and blank single values"),
            tr(
                "A fourth one (Ctrl+4) blanks values until every combination that somebody could "
                "know is shared by enough records, and says who lost what. F1 opens the page "
                "of the manual about what has the focus. The tour is in the Help menu."
            ),
            lambda: window.docks("cells")[0].widget(),
            action=tr("Run for me"),
            on_action=lambda: _press(program, "suppress_cells"),
            workspace="cells",
        ),
    )


def _press(program: Program, name: str) -> None:
    """Does what an action of the menu does."""
    action = program.window.findChild(QAction, name)
    if isinstance(action, QAction):
        action.trigger()


def _search(program: Program) -> None:
    """Sets suppression-driven placement and runs it."""
    session = program.session
    draft = session.draft
    scenario = replace(draft.scenario, placement=SuppressionDriven())
    session.set_draft(replace(draft, scenario=scenario))
    program.window.actions_.run.trigger()
