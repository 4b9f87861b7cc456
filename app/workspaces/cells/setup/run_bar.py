"""What the run bar of the workspace says, and saving below its button."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.kit import run_bar
from app.kit.language import stage_words
from app.kit.widgets import push_button
from app.workspaces.cells.setup import texts
from core.steps import Step
from core.suppression.cells.result import SoFar


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("RunBar", text)


def _progress(step: Step) -> tuple[str, str]:
    so_far = step.snapshot
    if isinstance(so_far, SoFar):
        return texts.so_far_words(so_far, len(so_far.moles)), texts.left_words(so_far)
    return stage_words(step.stage), ""


class RunBar(run_bar.RunBar):
    """Suppresses cells, and saves what came out.

    Signals
    -------
    save_requested()
        The records shall be written with their blanks.
    """

    save_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        said = run_bar.RunTexts(
            run=tr("Suppress cells"),
            again=tr("Suppress cells again"),
            tip=tr("Blank single values until every combination is safe (F5)"),
            answered_tip=tr("All is protected as chosen: change something to suppress cells again"),
            line=tr("How much there is to protect"),
            cancel_tip=tr("Throw this away (Esc); what was shown before stays"),
            progress=_progress,
        )
        super().__init__(said, parent)
        self.save = push_button(
            tr("Save records …"),
            tr("Write the records with their blanks into a file, Parquet or CSV"),
            self,
            self.save_requested.emit,
        )
        self.save.hide()
        self.add_below(self.save)

    def show_saving(self, possible: bool) -> None:
        """Offers to save what came out."""
        self.save.setVisible(possible)
