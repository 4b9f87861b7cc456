"""Who tells whom what: runs that nobody calculated: today's practice and imported regions."""

from __future__ import annotations

from app.frame.program import Program
from app.workspaces.aggregate.given_runs.cards import CardWiring
from app.workspaces.aggregate.given_runs.importing import Importing
from app.workspaces.aggregate.given_runs.today import TodaysPractice


def wire(program: Program) -> None:
    """Makes today's practice for every study, and imports regions."""
    window = program.window
    importing = Importing(program)
    row = (
        window.tr("&Import regions …"),
        window.tr("Judge regions that exist already: a column of the areas, or a table"),
        "",
        "import",
    )
    action = window.add_action("file", "import_regions", row, before=window.actions_.save_scenario)
    action.triggered.connect(importing.ask)
    today = TodaysPractice(program.session, program.background, program.window)
    CardWiring(program, today)
