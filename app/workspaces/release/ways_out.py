"""What helps against what earlier releases and this one give back: each with its price."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.layouts import CENTRE, row
from app.kit.widgets import discard, push_button, words
from app.workspaces.release.state import Checked, ReleaseState, tr
from core.differencing.remedies import TITLES
from core.io.release_pack.findings import GUARD
from core.io.release_pack.remedied import NAMES


class WaysOut(QWidget):
    """A line a remedy that helps, and the button that takes it."""

    def __init__(self, state: ReleaseState) -> None:
        super().__init__()
        self._state = state
        self.buttons: dict[str, QPushButton] = {}
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def show_result(self, of: Checked) -> None:
        """Shows what would help, the cheapest first; nothing where nothing is to be cured."""
        discard(*self._rows)
        self._rows, self.buttons = [], {}
        names = {title: name for name, title in NAMES.items()}
        for told in helping(of):
            name = names.get(told["remedy"])
            if name is not None:
                self._add(name, told)
        self.setVisible(bool(self._rows))

    def _add(self, name: str, told: Mapping[str, Any]) -> None:
        title = QCoreApplication.translate("core", TITLES[told["remedy"]])
        lost, gone = told["records_lost"], told["regions_lost"]
        text = tr("{remedy}: {records} less").format(
            remedy=title, records=numbers.count(max(lost, 0), tr("records"))
        )
        if gone > 0:
            text = tr("{remedy}: {records} less, {regions} instead of {planned}").format(
                remedy=title,
                records=numbers.count(max(lost, 0), tr("records")),
                regions=numbers.count(told["regions"], tr("regions")),
                planned=numbers.count(told["regions"] + gone),
            )
        line = QWidget(self)
        tip = tr("Make the pack in this way, and compare it again")
        button = push_button(tr("Do that"), tip, line, lambda: self._take(name))
        button.setProperty("small", True)
        button.setAccessibleName(tr("Do that: {remedy}").format(remedy=title))
        row(line, (words(text), 1), (button, CENTRE))
        self._column.addWidget(line)
        self._rows.append(line)
        self.buttons[name] = button

    def _take(self, name: str) -> None:
        self._state.ask("terms", replace(self._state.terms, remedy=name))
        self._state.make_requested.emit("")


def helping(of: Checked) -> list[Mapping[str, Any]]:
    """Remedies that help against what was found, cheapest first, each once."""
    found: dict[str, Mapping[str, Any]] = {}
    if of.handed is None:
        return []
    for check in of.verification.findings:
        if check.name == GUARD:
            found |= {told["remedy"]: told for told in check.details.get("remedies", ())}
    return sorted((of for of in found.values() if of["helps"]), key=lambda of: of["records_lost"])
