"""From a run to a verified pack in the window: made, refused, cancelled, accepted, verified."""

from __future__ import annotations

import json
import shlex
import shutil
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QDialog, QPushButton

from app.cli.main import main
from app.frame import opening
from app.frame.names import RELEASE
from app.kit.widgets import in_sight
from app.table.small import SmallTable
from app.workspaces.aggregate.state import AggregateWorkspace
from app.workspaces.cells.state import CellsState
from app.workspaces.release import running
from app.workspaces.release.on_map import classes_by_region
from app.workspaces.release.parts import DONE, WRONG
from app.workspaces.release.state import HANDED, ReleaseState
from core.api import release
from core.errors import Notice
from core.io.records.released_query import Judged
from core.io.release_ledger import count_releases
from core.io.sample import sample_folder, sample_scenario
from core.pipeline import execute
from core.released_columns.roles import FREE, OUTCOME
from core.site_count import Count
from core.steps import finish
from tests.app.one_window import open_plainly
from tests.core.io.packs import written


@pytest.fixture(scope="module")
def thinned(tmp_path_factory):
    """The sample study with one record in sixteen: packs of all take seconds to be made."""
    folder = tmp_path_factory.mktemp("thinned")
    shutil.copy(sample_folder() / "areas.gpkg", folder)
    records = pq.read_table(sample_folder() / "records.parquet")
    some = records.take(pa.array(range(0, records.num_rows, 16)))
    pq.write_table(some, folder / "records.parquet")
    return folder


@pytest.fixture
def sample_program(program, settled, thinned, monkeypatch):
    """The program with this study open, set to run without a search."""
    monkeypatch.setattr(opening, "sample_scenario", lambda: sample_scenario(thinned))
    program.opener.open_sample()
    settled(program)
    open_plainly(program)
    draft = program.session.draft
    few = replace(draft.scenario, site_count=Count(6))
    program.session.set_draft(replace(draft, scenario=few))
    settled(program)
    return program


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
        self.setup, self.checked = docks["release.setup"], docks["release.checked"].panel
        self.run, self.columns, self.terms, self.places = self.setup.sections
        self.verdict, self.checks = self.checked.sections
        _, self.plan_dock, self.checked_dock, self.files_dock = program.window.docks(RELEASE)
        self.plan = docks["release.plan"].sections
        (self.files,) = docks["release.files"].sections
        self.bar = self.setup.foot

    def places_are_chosen(self) -> None:
        self.state.ledger, self.state.folder = self.folder / "ledger", self.folder
        self.settled(self.program)

    def show_files(self) -> None:
        self.files_dock.raise_()
        self.settled(self.program)

    def make(self) -> None:
        assert self.bar.button.isEnabled(), self.bar.line.text()
        self.bar.button.click()
        self.settled(self.program)

    @property
    def written(self) -> list[str]:
        return sorted({of.name for of in self.folder.iterdir()} - {"ledger"})


@pytest.fixture
def page(ran, settled, tmp_path):
    return Page(ran, settled, tmp_path)


def test_the_menu_leads_to_the_checklist_and_says_what_is_lacking(page):
    assert page.program.window.workspace == RELEASE
    assert "k = 5 holds" in page.run.said.text()
    assert page.bar.line.text() == ""
    assert page.bar.button.isEnabled()
    assert page.places.mark.how == DONE
    page.state.name = "a/b"
    page.settled(page.program)
    assert page.bar.line.text() == "The pack cannot be called so."
    assert not page.bar.button.isEnabled()


def test_places_are_proposed_and_made_only_with_the_pack(page):
    releases = page.program.settings.documents / "VBAS releases"
    assert page.places.ledger.place.text() == str(releases / "ledger")
    assert page.places.held.text() == "new: holds no release yet"
    assert page.places.folder.place.text() == str(releases)
    assert not releases.parent.exists()
    page.make()
    assert {of.name for of in releases.iterdir()} == {"ledger", "pack", "pack-not-for-release"}
    assert page.places.held.text() == "holds 1\xa0release"
    page.state.name = "ledger"  # not over the releases so far
    assert page.state.pack is None
    page.state.clear_saved()
    assert page.state.pack == releases / "pack 2"


def test_a_pack_is_made_verified_and_listed(page):
    page.places_are_chosen()
    sentence, contents = page.plan
    assert in_sight(sentence)  # what will be handed over, before it is made
    entry = page.program.session.current_run
    kept = int(entry.run.suppression.kept.sum())
    assert sentence.said.text().startswith(
        f"{kept:,}\xa0records in {entry.run.evaluation.n_regions}"
    )
    assert "one in 5 is recognised at most (20" in sentence.risk.text()
    parts = [row[0].split("\n")[0] for row in contents.grid.row_texts()]
    window = page.program.window
    decisions = window.findChild(QPushButton, "decisions")
    assert not decisions.isVisible()
    page.make()
    assert not in_sight(sentence)
    assert page.written == ["pack", "pack-not-for-release"]
    assert page.verdict.said.text() == "The pack may leave: every check passes."
    assert {of.mark.how for of in page.checks.rows} == {DONE}
    assert decisions.isVisible()
    decisions.click()
    listed = next(of for of in window.findChildren(QDialog) if of.windowTitle() == "Decisions")
    (row,) = listed.findChild(SmallTable).row_texts()
    assert row[1:] == ["", "pack", "released", "", ""]
    listed.close()
    page.show_files()
    cells = [[file, leaves] for file, _, leaves in page.files.grid.row_texts()]
    assert ["records/records.parquet", "may leave"] in cells
    assert ["pack-not-for-release/internal/assignment.csv", "not for release"] in cells
    pack = page.folder / "pack"
    told = {name for part in parts for name in part.split(", ")}
    assert {of.name for of in pack.iterdir() if of.is_dir()} <= told
    assert all(
        any(str(of.relative_to(pack)).startswith(part) for of in pack.rglob("*")) for part in told
    )
    assert {of[0] for of in cells if of[1] == "may leave"} == {
        of.relative_to(page.folder / "pack").as_posix()
        for of in (page.folder / "pack").rglob("*")
        if of.is_file()
    }


def test_what_is_made_is_what_the_command_makes(page, settled):
    page.places_are_chosen()
    page.make()
    shown = page.state.checked
    assert shown is not None, page.bar.problem.text
    assert shown.is_there, [str(of.sentence) for of in shown.verification.findings]
    inside, again = page.folder / "pack-not-for-release", page.folder / "again"
    release(inside, page.folder / "ledger-of-its-own", again, progress=False)
    assert _bytes_of(again) == _bytes_of(page.folder / "pack")
    page.state.roles, page.state.force = {"diagnosis": OUTCOME}, True
    page.settled(page.program)
    page.bar.copied.click()
    lines = QGuiApplication.clipboard().text().strip().split("vbas ")[1:]
    assert [of.split()[0] for of in lines] == ["aggregate", "release"]
    assert "--outcome diagnosis" in " ".join(lines[0].split())
    assert "--force" in lines[0]
    assert str(inside) in lines[0]
    assert str(inside) in lines[1]


def test_conditions_make_what_the_command_makes(page):
    totals = page.folder / "census" / "totals.csv"
    totals.parent.mkdir()
    ids = page.program.session.area_file.layer.ids.tolist()
    totals.write_text("area_id,count\n" + "".join(f"{of},90000\n" for of in ids), "utf-8")
    page.state.roles = {"diagnosis": OUTCOME}
    page.settled(page.program)
    form = page.terms.form
    assert form.l.isVisibleTo(form)
    form.l.setValue(1.5)
    form.t.setValue(0.95)
    form.l_of.setText("diagnosis=1.25")
    form.l_of.editingFinished.emit()
    form.t_of.setText("no number")
    form.t_of.editingFinished.emit()
    assert form.t_of.text() == ""
    choose(form.homogeneous, "suppress")
    choose(form.remedy, "take-over")
    form.by.setText("A. Keeper")
    form.by.editingFinished.emit()
    for action in form.risk.menu().actions():
        if action.data() in ("three", "five"):
            action.setChecked(True)
    page.terms.tolerance.setValue(0.25)
    page.state.terms = replace(page.state.terms, published=(totals,))
    page.places_are_chosen()
    page.make()
    shown = page.state.checked
    assert shown is not None, page.bar.problem.text
    assert shown.is_there, [str(of.sentence) for of in shown.verification.findings]
    inside, again = page.folder / "pack-not-for-release", page.folder / "again"
    page.bar.copied.click()
    text = QGuiApplication.clipboard().text().replace("\\\n", " ").strip()
    made, released = (shlex.split(of) for of in text.split("vbas ")[1:])
    assert made[made.index("--tolerance") + 1] == "0.0025"
    words = [str(again) if of == str(page.folder / "pack") else of for of in released]
    words[words.index("--ledger") + 1] = str(page.folder / "other")
    assert main(words) == 0
    assert _bytes_of(again) == _bytes_of(page.folder / "pack")
    told = json.loads((again / "manifest.json").read_text("utf-8"))
    assert told["l"] == {"": 1.5, "diagnosis": 1.25}
    assert (told["t"], told["tolerance"]) == (0.95, 0.0025)
    assert [of["preset"] for of in told["risk"]] == ["three", "five"]
    logs = [
        json.loads((page.folder / of / "decisions.jsonl").read_text("utf-8"))
        for of in ("ledger", "other")
    ]
    assert [(of["by"], of["decision"]) for of in logs] == [("A. Keeper", "released")] * 2
    assert inside.is_dir()


def choose(box, value):
    """Chooses as a person does."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_remedies_are_offered_with_their_price_and_taken(page):
    session, first = page.program.session, page.program.session.current_run
    scenario = replace(first.run.scenario, k=20)
    found = finish(execute(scenario, first.study, inputs=first.run.inputs))
    session.show_run(session.add_run(found, first.study, first.area_file, first.records))
    page.places_are_chosen()
    page.make()
    assert page.verdict.said.text() == "The pack may leave: every check passes."
    session.show_run(first)
    page.settled(page.program)
    page.state.name = "second"
    page.make()
    assert page.verdict.said.text().startswith("Do not give this out")
    ways = page.verdict.ways_out
    assert ways.isVisibleTo(page.checked)
    (name, *_) = ways.buttons
    ways.buttons[name].click()
    page.settled(page.program)
    assert page.state.terms.remedy == name
    assert page.verdict.said.text() == "The pack may leave: every check passes."
    assert not ways.isVisibleTo(page.checked)
    assert (page.folder / "second" / "manifest.json").is_file()


def test_classes_that_tell_an_outcome_are_on_the_map(page):
    page.state.roles = {"diagnosis": OUTCOME}
    page.settled(page.program)
    form = page.terms.form
    form.l.setValue(2.5)
    page.places_are_chosen()
    page.make()
    assert page.verdict.said.text().startswith("Do not give this out")
    (check,) = [of for of in page.state.checked.verification.checks if of.name == "attributes"]
    counted = classes_by_region(page.state.checked)
    assert sum(counted.values()) == check.details["classes_below_l"] > 0
    assert page.program.map_wiring.lent is not None
    labels = page.program.session.current_run.run.aggregation.labels
    ids = page.program.session.area_file.layer.ids.tolist()
    told = [page.state.checked.regions[of] for of in ids]
    assert len(set(zip(told, labels.tolist(), strict=True))) == len(set(labels.tolist()))
    choose(form.homogeneous, "suppress")
    page.settled(page.program)
    page.make()
    assert page.program.map_wiring.lent is None
    assert not classes_by_region(page.state.checked)


def test_suppressed_cells_are_released_as_the_command_does(page, monkeypatch):
    program = page.program
    program.window.show_workspace("cells")
    page.settled(program)
    cells = program.part(CellsState)
    keep = [of for of in cells.design.variables if of.name in ("age", "sex", "marital")]
    cells.ask(replace(cells.design, variables=tuple(keep)))
    page.settled(program)
    cells.run_requested.emit()
    page.settled(program)
    assert cells.outcome is not None
    docks = {of.objectName(): of.widget() for of in program.window.docks("cells")}
    docks["cells.result"].sections[0].release.click()
    page.settled(program)
    assert program.window.workspace == RELEASE
    assert page.run.runs.currentData() == HANDED
    assert "Suppressed cells" in page.run.runs.currentText()
    page.state.roles, page.state.force = {"diagnosis": OUTCOME}, True
    page.places_are_chosen()
    page.make()
    assert page.verdict.said.text() == "Do not give this out: one check fails."
    page.verdict.reason.setText("agreed")
    page.verdict.accept.click()
    page.settled(program)
    shown = page.state.checked
    assert shown is not None, page.bar.problem.text
    assert shown.is_there, [str(of.sentence) for of in shown.verification.findings]
    inside = page.folder / "pack-not-for-release"
    assert (inside / "internal/suppression.json").is_file()
    again = page.folder / "again"
    release(inside, page.folder / "other", again, accept="agreed", progress=False)
    assert _bytes_of(again) == _bytes_of(page.folder / "pack")
    page.bar.copied.click()
    text = QGuiApplication.clipboard().text()
    assert [of.split()[0] for of in text.split("vbas ")[1:]] == ["suppress", "release"]
    assert "--outcome diagnosis" in " ".join(text.split())
    program.session.show_run(program.session.runs[0])
    page.settled(program)


def _bytes_of(folder):
    return {of.relative_to(folder): of.read_bytes() for of in folder.rglob("*") if of.is_file()}


def test_a_free_column_that_singles_out_keeps_the_pack_from_appearing_until_accepted(page):
    page.state.roles, page.state.force = {"ethnicity": FREE, "diagnosis": OUTCOME}, True
    page.places_are_chosen()
    page.make()
    assert page.written == ["findings.json"]
    assert page.verdict.said.text() == "Do not give this out: 2\u00a0checks fail."
    assert [of.mark.how for of in page.checks.rows[:3]] == [WRONG, WRONG, DONE]
    assert page.verdict.accepting.isVisibleTo(page.checked)
    assert not page.verdict.accept.isEnabled()
    page.show_files()
    assert not page.files.isVisible()
    page.checked_dock.raise_()
    page.verdict.reason.setText("agreed with the board")
    page.verdict.accept.click()
    page.settled(page.program)
    assert page.written == ["pack", "pack-not-for-release"]
    assert page.verdict.said.text().startswith("The pack may leave: what fails was accepted")
    told = json.loads((page.folder / "pack/manifest.json").read_text("utf-8"))
    assert told["reason"] == "agreed with the board"


def test_a_column_that_tells_areas_is_refused_with_the_number_that_it_tells(page, monkeypatch):
    refused = Notice("The column {columns} tells the area of {n:,} records.", columns="x", n=7)
    alone = Notice("Beside the protected columns, {columns} are told.", columns="x")
    monkeypatch.setattr(running, "judge_columns", _judging(Judged((refused,), alone)))
    page.places_are_chosen()
    box = page.columns.roles["diagnosis"]
    box.setCurrentIndex(box.findData(OUTCOME))
    box.activated.emit(box.currentIndex())
    page.settled(page.program)
    assert page.state.roles == {"diagnosis": OUTCOME}
    assert page.columns.refused.text == "The column x tells the area of 7 records."
    assert page.columns.told.text() == "Beside the protected columns, x are told."
    assert page.columns.mark.how == WRONG
    assert not page.bar.button.isEnabled()
    assert page.bar.line.text() == "A column to hand over is refused."
    page.columns.force.click()
    page.settled(page.program)
    assert page.bar.button.isEnabled()
    assert page.columns.mark.how == DONE


def _judging(of):
    def judge(*_):
        yield from ()
        return of

    return judge


def test_what_chosen_columns_tell_is_measured_on_the_records(page):
    page.state.roles = {"diagnosis": OUTCOME}
    page.settled(page.program)
    assert page.columns.told.text().startswith("Beside the protected columns, diagnosis are")


@pytest.mark.parametrize("begun", [None, "records/records.csv", "regions/regions.gpkg"])
def test_cancelling_leaves_nothing(page, qtbot, begun):
    """At once, and in the middle of a pack of which files are written."""
    page.places_are_chosen()
    page.bar.button.click()
    qtbot.waitUntil(lambda: page.program.jobs.busy)
    if begun:
        qtbot.waitUntil(lambda: any(page.folder.glob(f".pack-*/{begun}")), timeout=60_000)
    page.bar.cancel.click()
    page.settled(page.program)
    assert page.written == []
    assert count_releases(page.folder / "ledger") == 0
    assert page.state.checked is None
    assert page.bar.button.isEnabled()


def test_an_error_keeps_all_that_is_there(page):
    page.places_are_chosen()
    page.make()
    before, shown = _bytes_of(page.folder), page.state.checked
    (page.folder / "pack/mine.txt").write_text("mine")
    page.state.roles, page.state.force = {"diagnosis": OUTCOME}, True
    page.settled(page.program)
    page.make()
    assert "mine.txt" in page.bar.problem.text
    assert page.state.checked is shown
    assert _bytes_of(page.folder) == {**before, Path("pack/mine.txt"): b"mine"}
    assert page.checked.stale.isVisibleTo(page.checked)
    assert page.checked.stale.button.text() == "Make the pack"


def test_a_dropped_pack_is_verified(page, settled):
    page.places_are_chosen()
    page.make()
    pack = page.folder / "pack"
    crosswalk = pack / "regions/crosswalk.csv"
    crosswalk.write_text(crosswalk.read_text("utf-8").replace("\n", " \n", 1), "utf-8")
    page.program.window.show_workspace("aggregate")
    page.program.window.files_dropped.emit([pack])
    settled(page.program)
    settled(page.program)
    assert page.program.window.workspace == RELEASE
    assert page.verdict.said.text().startswith("Do not give this out")
    assert page.state.checked.handed is None
    assert not page.verdict.accepting.isVisibleTo(page.checked)
    page.show_files()
    assert {page.files.grid.item(0, 2).text()} == {"a check fails"}


def test_a_pack_is_verified_from_the_menu_without_any_run(program, settled, tmp_path, monkeypatch):
    pack = written(tmp_path / "given")
    monkeypatch.setattr(
        "app.workspaces.release.doors.QFileDialog.getExistingDirectory", lambda *_: str(pack)
    )
    program.window.findChild(QAction, "verify_pack").trigger()
    settled(program)
    settled(program)
    assert program.part(ReleaseState).checked.verification.passes


def test_a_card_and_the_decision_lead_here(ran, settled):
    runs, session = ran.part(AggregateWorkspace).runs, ran.session
    first = session.runs[-1]
    runs._wish("release", first)
    settled(ran)
    assert ran.window.workspace == RELEASE
    assert session.current_run is first


def test_folders_are_remembered(page, theme):
    page.places_are_chosen()
    assert page.program.settings.kept["release/ledger"] == str(page.folder / "ledger")
    saved = page.state.saved()
    assert saved["ledger"][0] == page.folder / "ledger"
    assert saved["folder"][0] == page.folder
    again = ReleaseState(page.program)
    assert (again.ledger_at, again.folder_at) == (page.folder / "ledger", page.folder)


def test_a_pack_cannot_be_called_so(page):
    page.places_are_chosen()
    for name in ("", "..", "a/b", "a\\b", "c:d"):
        page.state.name = name
        page.settled(page.program)
        assert page.bar.line.text() == "The pack cannot be called so."
