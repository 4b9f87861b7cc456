"""What came out: verdict, weights, omission, and what would make the file good enough."""

from __future__ import annotations

from app.frame.workspace import RIGHT, Panel
from app.workspaces.uniqueness.findings.advice import AdviceSection
from app.workspaces.uniqueness.findings.omission import OmissionSection
from app.workspaces.uniqueness.findings.verdict import CountingStrip, VerdictSection
from app.workspaces.uniqueness.findings.weights import WeightsSection
from app.workspaces.uniqueness.reasons import (
    examination_of,
    is_stale,
    reasons,
    run_offer,
    stale_words,
)
from app.workspaces.uniqueness.state import UniquenessState, tr

PANEL: Panel[UniquenessState] = Panel(
    "findings",
    lambda: tr("Findings"),
    RIGHT,
    private=True,
    head=CountingStrip,
    sections=lambda context: (
        VerdictSection(context),
        WeightsSection(context),
        OmissionSection(context),
        AdviceSection(context),
    ),
    needs=examination_of,
    stale=is_stale,
    stale_words=stale_words,
    again=run_offer,
    reasons=reasons,
    what=lambda: tr(
        "Here you will see how many records stand out by the chosen variables, whether "
        "the file will do for researchers or for the public, which variables make records "
        "unique, and what could be made coarser."
    ),
    working=lambda: "",
)
