"""What was released, accepted and refused before: who decided, when and why."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pandas as pd
from PySide6.QtWidgets import QDialog

from app.kit.layouts import column, scrolling
from app.table.small import LEFT, WORDS, TableSection
from app.workspaces.release.state import ReleaseContext, tr
from core.io.release_ledger import list_decisions

_WIDTH = 760
_COLUMNS = ("when", "by", "pack", "decision", "reason", "checks that fail")


def show_decisions(context: ReleaseContext, ledger: Path) -> QDialog:
    """Shows what the log of a ledger says, the newest first."""
    window = QDialog(context.program.window)
    window.setWindowTitle(tr("Decisions"))
    texts = (
        (tr("When"), tr("Day and time, UTC")),
        (tr("Who"), tr("As was said when it was decided")),
        (tr("Pack"), tr("The name of the pack")),
        (tr("Decision"), tr("Released, accepted in spite of a check that fails, or refused")),
        (tr("Reason"), tr("Why it was accepted")),
        (tr("Checks"), tr("The checks that failed")),
    )
    section = TableSection(
        context, tr("Decisions"), texts, "decisions", sides=(LEFT,) * len(texts), room=WORDS
    )
    rows = [_row(of) for of in reversed(list_decisions(ledger))]
    said = tr("From {file}.").format(file=ledger.name) if rows else tr("Nothing is decided yet.")
    section.show_table(said, rows, (), lambda: pd.DataFrame(rows, columns=list(_COLUMNS)))
    section.parts.addStretch(1)
    column(window, scrolling(section, None), margins=(12, 8, 12, 12))
    window.resize(_WIDTH, 360)
    window.show()
    return window


def _row(of: Mapping[str, Any]) -> list[str]:
    """A decision in words; without the sentences of checks, which tell of small counts."""
    words = {"released": tr("released"), "accepted": tr("accepted"), "refused": tr("refused")}
    decision = str(of.get("decision", ""))
    checks = dict.fromkeys(str(found.get("check", "")) for found in of.get("findings") or ())
    return [
        str(of.get("when", ""))[:16].replace("T", " "),
        str(of.get("by") or ""),
        str(of.get("pack") or ""),
        words.get(decision, decision),
        str(of.get("reason") or ""),
        ", ".join(checks),
    ]
