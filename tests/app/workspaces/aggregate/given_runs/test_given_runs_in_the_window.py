"""Cards and imports in the whole program."""

from dataclasses import replace

import pandas as pd
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.frame.session import BASELINE, CALCULATED, IMPORTED, MOST_OVERLAID
from app.workspaces.aggregate.state import AggregateWorkspace
from core.io.partitions import NEAREST
from core.placement.given import GivenRegions
from core.placement.random_areas import RandomAreas


@pytest.fixture
def ran(sample_program, settled):
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    return sample_program


def importing(program):
    program.window.findChild(type(program.window.actions_.run), "import_regions").trigger()
    from app.workspaces.aggregate.given_runs.importing import Importing

    return program.window.findChild(Importing)


def refuse_a_bad_table(ran, settled, tmp_path, qtbot):
    """What cannot be imported is told in the dialog."""
    path = tmp_path / "other.csv"
    path.write_text("id,region\nx1,a\nx2,b\n", encoding="utf-8")
    asked = importing(ran)
    asked.open_table(path)
    qtbot.waitUntil(asked.dialog.callout.isVisible)
    assert not asked.dialog.import_.isEnabled()
    asked.dialog.reject()
    assert len(ran.session.runs) == 1


def test_an_assignment_comes_back_as_a_run(ran, settled, tmp_path, qtbot):
    session = ran.session
    (first,) = session.runs
    refuse_a_bad_table(ran, settled, tmp_path, qtbot)
    path = tmp_path / "assignment.csv"
    labels = first.run.aggregation.labels
    ids = first.area_file.layer.ids
    table = pd.DataFrame({"area_id": ids, "region_id": labels + 1})
    table.to_csv(path, index=False)
    asked = importing(ran)
    asked.open_table(path)
    dialog = asked.dialog
    qtbot.waitUntil(lambda: dialog.choice.area_column == "area_id" and dialog.import_.isEnabled())
    dialog.import_.click()
    settled(ran)
    entry = session.current_run
    assert (entry.kind, entry.name) == (IMPORTED, "assignment")
    assert entry.run.scenario.placement == GivenRegions("table", "assignment.csv")
    gone = dict.fromkeys(("compactness_m", "compactness_m_per_area", "compactness_ground_m"))
    same = replace(first.run.evaluation, **gone)
    assert entry.run.evaluation == same
    assert session.compared_run is first
    assert entry.run.inputs["regions"]["file"] == "assignment.csv"


def test_a_column_is_imported_and_settings_are_used_again(ran, settled, qtbot):
    session, panel = ran.session, ran.part(AggregateWorkspace).runs
    asked = importing(ran)
    asked.dialog.source.column.setCurrentText("CFSAUID")
    qtbot.waitUntil(asked.dialog.import_.isEnabled)
    asked.dialog.left_over.setCurrentIndex(asked.dialog.left_over.findData(NEAREST))
    asked.dialog.import_.click()
    settled(ran)
    entry = session.current_run
    assert entry.run.scenario.placement == GivenRegions("column", "CFSAUID")
    assert entry.run.evaluation.n_regions == 30
    draft = session.draft
    session.set_draft(
        replace(draft, scenario=replace(draft.scenario, k=9, placement=RandomAreas()))
    )
    panel.view.wished.emit("settings", entry)
    assert session.draft.scenario.k == 5
    assert session.draft.scenario.placement == RandomAreas()  # given regions were not placed
    panel.view.wished.emit("settings", session.runs[0])
    assert session.draft.scenario == replace(session.runs[0].run.scenario, name="")
    ran.history.undo()
    assert session.draft.scenario.k in (5, 9)
    other_areas_close_the_dialog(ran, settled)


def test_without_records_there_is_nothing_to_judge_by(program, qtbot):
    asked = importing(program)
    assert asked.dialog is None
    assert "judged by the records" in program.window.map_panel.messages.messages[0].text


def other_areas_close_the_dialog(ran, settled):
    """What it shows would be of areas that are gone."""
    asked = importing(ran)
    assert asked.dialog is not None
    file = ran.session.area_file
    ran.session.set_areas(replace(file, layer=replace(file.layer, name="other")))
    assert asked.dialog is None
    assert "Other areas" in ran.window.map_panel.messages.messages[0].whole
    settled(ran)


def test_todays_practice_is_switched_in_the_panel(ran, settled, qtbot):
    session, panel = ran.session, ran.part(AggregateWorkspace).runs
    assert len(session.runs) == 1
    panel.header.today.trigger()
    settled(ran)
    qtbot.waitUntil(lambda: len(session.runs) == 7, timeout=20_000)
    kinds = {of.name: of.kind for of in session.runs[1:]}
    for n in (30, 4):  # as many as FSAs, as census divisions
        assert kinds.pop(f"VBAS at {n}\u00a0regions") == CALCULATED
    assert set(kinds.values()) == {BASELINE}
    assert session.current_run is session.runs[0]
    assert ran.settings.kept["runs/today"] == "yes"
    gain = ran.part(AggregateWorkspace).overview.sections[0].gain
    assert "More regions than FSAs" in gain.text()
    panel.header.today.trigger()
    assert len(session.runs) == 1
    qtbot.waitUntil(gain.isHidden)


def too_many_for_one_plot(ran):
    """They are refused with a sentence."""
    session, (first,) = ran.session, ran.session.runs
    for _ in range(MOST_OVERLAID):
        session.add_run(first.run, first.study, first.area_file, first.records, show=False)
    for entry in session.runs[1:]:
        ran.part(AggregateWorkspace).runs.view.wished.emit("overlay", entry)
    assert len(session.overlaid) == MOST_OVERLAID
    assert "At most 6 runs" in ran.window.map_panel.messages.messages[0].text


def test_keys_star_remove_undo_orders_and_plots(ran, settled):
    session, view = ran.session, ran.part(AggregateWorkspace).runs.view
    view.setFocus()
    view.setCurrentIndex(ran.part(AggregateWorkspace).runs.rows.index(0))
    QTest.keyClick(view, Qt.Key.Key_Asterisk)
    assert session.runs[0].starred
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert session.runs == ()
    ran.history.undo()
    assert session.runs[0].starred
    ran.history.undo()
    assert not session.runs[0].starred
    ran.part(AggregateWorkspace).runs.header.order_actions["lost"].trigger()
    assert '"lost"' in ran.settings.kept["runs/order"]
    too_many_for_one_plot(ran)
