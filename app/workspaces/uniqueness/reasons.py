"""Why a panel of the workspace shows nothing yet, and the buttons that help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame.workspace import Context
from app.kit.derived import Missing
from app.kit.result_page import Offer, Reason
from app.workspaces.uniqueness.state import UniquenessState
from core.record_uniqueness.findings import Examination

UniquenessContext = Context[UniquenessState]

NO_RECORDS, NO_VARIABLES, NOT_RUN = "no records", "no variables", "not run"
"""Why there is nothing: no records are open; nothing is chosen; nothing was counted yet."""
WORKING = "working"
"""It is being counted now."""


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("EmptyPlace", text)


def reason_for(context: UniquenessContext) -> str:
    """Why nothing came out yet."""
    if context.program.session.records is None:
        return NO_RECORDS
    if not context.state.question.variables:
        return NO_VARIABLES
    return WORKING if context.state.working else NOT_RUN


def examination_of(context: UniquenessContext) -> Examination | Missing:
    """What came out, or why nothing did yet."""
    return context.state.examination or Missing(reason_for(context))


def is_stale(context: UniquenessContext) -> bool:
    """Whether what came out answers another question than that of now."""
    return context.state.stale and not context.state.working


def run_offer(context: UniquenessContext) -> Offer:
    """The button that counts."""
    return Offer(
        tr("Count all combinations"),
        tr("Count every combination of the variables as they are chosen now"),
        context.state.run_requested.emit,
    )


def stale_words() -> str:
    """Said over answers to an earlier question."""
    return tr("Out of date: this answers an earlier question.")


def no_records(context: UniquenessContext, tip: str) -> Reason:
    """Nothing is open; ``tip`` of the button that opens records."""
    actions = context.program.window.actions_
    sample = tr("Open the fictional province that comes with the program")
    return Reason(
        tr("No records are open yet."),
        (
            Offer(tr("Open records …"), tip, actions.open_records.trigger),
            Offer(tr("Open the sample"), sample, actions.open_sample.trigger),
        ),
    )


def reasons(context: UniquenessContext) -> dict[str, Reason]:
    """Each reason in words, with what helps."""
    return {
        NO_RECORDS: no_records(context, tr("Open a file of records, one row a person")),
        NO_VARIABLES: Reason(
            tr("Choose at the left which variables somebody could know of a person.")
        ),
        NOT_RUN: Reason(
            tr("The combinations of the chosen variables are not counted yet."),
            (
                Offer(
                    tr("Count all combinations"),
                    tr("Count the unique records of every combination of the chosen variables"),
                    context.state.run_requested.emit,
                    primary=True,
                ),
            ),
        ),
        WORKING: Reason(tr("The combinations are being counted now; Esc cancels.")),
    }
