"""Who tells whom what: findings."""

from __future__ import annotations

from app.frame.layout import AREA
from app.frame.program import Program
from app.workspaces.uniqueness.findings.advice_wiring import AdviceWiring
from app.workspaces.uniqueness.findings.findings_wiring import NAME, FindingsWiring
from app.workspaces.uniqueness.findings.panel import FindingsPanel
from app.workspaces.uniqueness.findings.report_wiring import ReportWriter
from app.workspaces.uniqueness.findings.tried_panel import TriedPanel
from app.workspaces.uniqueness.findings.tried_wiring import TriedWiring
from app.workspaces.uniqueness.state import UniquenessState


def wire(program: Program, state: UniquenessState) -> None:
    """Connects it."""
    window = program.window
    panel, tried = FindingsPanel(window.theme, window), TriedPanel(window.theme, window)
    area = AREA.RightDockWidgetArea
    front = window.add_dock(NAME, "findings", window.tr("Findings"), panel, area)
    window.add_dock(NAME, "tried", window.tr("Tried"), tried, area, behind=front)
    FindingsWiring(program, state, panel)
    TriedWiring(program, state, tried)
    AdviceWiring(program, state, panel)
    ReportWriter(program, state, panel)
