"""From a run to a verified pack in the window: made, refused, cancelled, accepted, verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from app.frame.names import RELEASE
from app.workspaces.release.parts import DONE, WRONG
from app.workspaces.release.state import ReleaseState
from core.released_columns.roles import FREE, OUTCOME


@pytest.fixture
def ran(sample_program, settled):
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    return sample_program


class Page:
    """The workspace as a person has it before them."""

    def __init__(self, program, settled, folder: Path) -> None:
        self.program, self.settled, self.folder = program, settled, folder
        program.window.actions_.release.trigger()
        settled(program)
        self.state = program.part(ReleaseState)
        docks = {of.objectName(): of.widget() for of in program.window.docks(RELEASE)}
        self.setup, self.checked = docks["release.setup"], docks["release.checked"]
        self.run, self.columns, self.places = self.setup.sections
        self.verdict, self.checks, self.files = self.checked.sections
        self.bar = self.setup.foot

    def places_are_chosen(self) -> None:
        self.state.ledger, self.state.folder = self.folder / "ledger", self.folder
        self.settled(self.program)

    def make(self) -> None:
        assert self.bar.button.isEnabled(), self.bar.line.text()
        self.bar.button.click()
        self.settled(self.program)

    @property
    def written(self) -> list[str]:
        return sorted(of.name for of in self.folder.iterdir())


@pytest.fixture
def page(ran, settled, tmp_path):
    return Page(ran, settled, tmp_path)


def test_the_menu_leads_to_the_checklist_and_says_what_is_lacking(page):
    assert page.program.window.workspace == RELEASE
    assert "k = 5 holds" in page.run.said.text()
    assert page.bar.line.text() == "Choose the folder of the ledger."
    assert not page.bar.button.isEnabled()
    page.places_are_chosen()
    assert page.bar.button.isEnabled()
    assert page.places.mark.how == DONE


def test_a_pack_is_made_verified_and_listed(page):
    page.places_are_chosen()
    page.make()
    assert page.written == ["pack", "pack-not-for-release"]
    assert page.verdict.said.text() == "The pack may leave: every check passes."
    assert {of.mark.how for of in page.checks.rows} == {DONE}
    cells = [
        [page.files.grid.item(i, j).text() for j in (0, 2)]
        for i in range(page.files.grid.rowCount())
    ]
    assert ["records/records.parquet", "may leave"] in cells
    assert ["pack-not-for-release/internal/assignment.csv", "not for release"] in cells
    assert {of[0] for of in cells if of[1] == "may leave"} == {
        of.relative_to(page.folder / "pack").as_posix()
        for of in (page.folder / "pack").rglob("*")
        if of.is_file()
    }
