import secrets
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QWidget,
)
from scenario_files import area_file, counts_of, preview_of_records, write_records
from stub_program import stub_context

from app.frame.first_scenario import with_first_aims
from app.frame.session import Draft, Opened
from app.kit.job import Job
from app.workspaces.aggregate.scenario.panel import (
    DATA,
    PLACEMENT,
    PROTECTION,
    VARIABLES,
    ScenarioPanel,
)
from core.errors import Notice, VbasError
from core.io.areas import Fault
from core.io.inputs import load_study
from core.io.records import CategoryCounts, RecordSource
from core.placement.base import PlacementSnapshot
from core.placement.random_areas import RandomAreas
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import PEOPLE_BASIS, Scenario, Target
from core.site_count import Count, Entropy, MaxCombs, Population
from core.steps import Step, finish

AGE = QuasiIdentifier("age", band=Band(5, top=50))
SEX = QuasiIdentifier("sex")


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("study")
    path = write_records(folder)
    return area_file(folder), Opened(path, preview_of_records(path))


@pytest.fixture
def context(qtbot, theme):
    return stub_context(theme, qtbot)


@pytest.fixture
def session(context):
    return context.program.session


@pytest.fixture
def panel(context, session, qtbot):
    window = context.program.window
    panel = ScenarioPanel(session, window.actions_, window)
    panel.resize(340, 900)
    window.resize(500, 900)
    window.show()
    qtbot.waitExposed(window)
    panel.made = []
    session.draft_changed.connect(panel.made.append)
    return panel


@pytest.fixture
def full(panel, session, files):
    """Areas, records and two variables, their categories counted."""
    areas, records = files
    panel.variables.values_needed.connect(
        lambda column: panel.show_category_counts(column, counts_of(records.path, column))
    )
    session.set_areas(areas)
    session.set_records(records)
    session.set_draft(Draft(Scenario((AGE, SEX)), area_column="DAUID"))
    panel.made.clear()
    return panel


def plain(text):
    """Without the blanks that keep number and unit together."""
    return text.replace("\u00a0", " ")


def last(panel):
    return panel.made[-1].scenario


def variable(panel, column):
    return next(qi for qi in last(panel).quasi_identifiers if qi.column == column)


def pick(box: QComboBox, data):
    row = box.findData(data)
    assert row >= 0
    box.setCurrentIndex(row)
    box.activated.emit(row)


# Empty


def test_an_empty_panel_says_what_would_be_there_and_offers_to_fill_it(panel, context, qtbot):
    assert "dissemination areas" in panel.data.areas.facts.text()
    assert panel.steps[DATA].header.summary == "nothing open yet"
    assert not panel.run_bar.button.isEnabled()
    assert panel.run_bar.line.text() == "Open areas first"
    actions = context.program.window.actions_
    for button, action in (
        (panel.data.open_areas, actions.open_areas),
        (panel.data.open_records, actions.open_records),
        (panel.data.sample, actions.open_sample),
    ):
        with qtbot.waitSignal(action.triggered):
            button.click()


def test_what_is_missing_for_a_run_is_said_one_after_another(panel, session, files):
    areas, records = files
    session.set_areas(areas)
    assert panel.run_bar.line.text() == "Open records first"
    session.set_records(records)
    assert "area column" in panel.run_bar.line.text()
    session.set_draft(Draft(area_column="DAUID"))
    assert panel.run_bar.line.text() == "Choose at least one variable (step 2)"
    session.set_draft(Draft(Scenario((SEX,), k=481), area_column="DAUID"))
    assert "k is 481, but there are only 480" in panel.run_bar.line.text()
    session.set_draft(Draft(Scenario((SEX,)), area_column="DAUID"))
    assert panel.run_bar.button.isEnabled()


# Folding


def test_steps_fold_to_one_line_that_says_what_is_chosen(full, qtbot):
    lines = {name: plain(step.header.summary) for name, step in full.steps.items()}
    assert lines[DATA] == "16 areas · 480 records"
    assert lines[VARIABLES] == "age 5 y, sex"
    assert lines[PROTECTION].startswith("k 5 · max combinations, East")
    assert lines[PLACEMENT] == "Balanced density · seed 1"
    header = full.steps[PROTECTION].header
    assert full.steps[PROTECTION].is_folded
    assert not full.protection.isVisible()
    qtbot.mouseClick(header, Qt.MouseButton.LeftButton)
    assert full.protection.isVisible()
    header.setFocus()
    qtbot.keyClick(header, Qt.Key.Key_Space)
    assert full.steps[PROTECTION].is_folded


# Data


def test_the_area_card_says_count_level_system_and_population(full):
    text = plain(full.data.areas.facts.text())
    assert "16 areas" in text
    assert "EPSG:3347" in text
    assert "1,200 people, column population" in text.replace("1200", "1,200")
    assert full.data.areas.name.text() == "areas.gpkg"


def test_faults_have_one_line_a_kind(panel, session, files):
    areas, _ = files
    alone = Notice("Area 12090001 touches no other.")
    fault = Fault("island", ("12090001",), 0.0, 0.0, False, alone)
    mended = replace(fault, kind="invalid ring", repaired=True, about=Notice("A ring was mended."))
    session.set_areas(replace(areas, faults=(mended, fault, fault), notices=()))
    notes = panel.data.areas.notes
    assert notes.button.text() == "3 geometry faults, 1 mended"
    assert not notes.lines.isVisible()
    notes.button.click()
    assert notes.lines.isVisible()
    lines = notes.lines.text().split("\n")
    assert lines[:2] == [
        "• Areas that touch no other: 2",
        "• Invalid boundaries: 1, mended",
    ]


def test_coarser_levels_are_lines_that_can_be_removed(full, session, files, qtbot):
    areas, _ = files
    session.set_level("fsa", areas)
    (row,) = full.data.areas.level_rows
    assert row.text.text() == "FSA: 16\u00a0areas from areas.gpkg"
    with qtbot.waitSignal(full.data.areas.removal_requested) as caught:
        row.remove.click()
    assert caught.args == ["fsa"]
    session.set_level("fsa", None)
    assert full.data.areas.level_rows == []


def test_columns_of_the_records_have_one_role_each(full):
    pick(full.data.columns.person, "person")
    assert full.made[-1].person_column == "person"
    pick(full.data.columns.area, "sex")
    assert full.made[-1].area_column == "sex"
    assert [qi.column for qi in last(full).quasi_identifiers] == ["age"]


def test_postal_codes_and_their_table(full, session, qtbot, tmp_path):
    pick(full.data.columns.kind, "postal code")
    assert full.made[-1].area_kind == "postal code"
    with qtbot.waitSignal(full.data.columns.conversion_table_requested):
        pick(full.data.columns.kind, "\0table")
    session.set_draft(replace(full.made[-1], conversion_path=tmp_path / "pccf.txt"))
    assert full.data.columns.table.text() == "Table: pccf.txt"


def test_what_counting_left_out_is_said(full, session, files):
    areas, records = files
    source = RecordSource(records.path, "DAUID", (SEX,))
    study = finish(load_study(areas, source)).study
    session.set_study(replace(study, left_out={"unknown area": 7}))
    assert "480\u00a0counted · 7 left out: unknown area" in full.data.records.facts.text()


# Variables


def test_columns_are_listed_with_kind_and_number_of_values(full):
    rows = {row.name: row for row in full.variables.list.rows}
    assert "DAUID" not in rows
    assert [row.name for row in full.variables.list.rows][:2] == ["age", "sex"]
    assert rows["age"].aside == "number · 60 grouped to 11"
    assert rows["marital"].aside == "text · 3\u00a0values"
    assert rows["sex"].chosen
    assert not rows["marital"].chosen


def test_a_column_says_how_many_values_are_grouped_to_how_many(full, session):
    marital = QuasiIdentifier("marital", groups={"not married": ("single", "widowed")})
    scenario = replace(session.draft.scenario, quasi_identifiers=(SEX, marital))
    session.set_draft(replace(session.draft, scenario=scenario))
    counts = CategoryCounts("marital", ("single", "married", "widowed"), (5, 4, 3), 0)
    full.variables.show_counts("marital", counts)
    rows = {row.name: row for row in full.variables.list.rows}
    assert rows["marital"].aside == "text · 3 grouped to 2"
    assert full.variables.n_categories()["marital"] == 2
    assert rows["sex"].aside == "text · 2\u00a0values"


def test_a_tick_makes_a_variable_and_asks_for_its_categories(full, qtbot):
    asked = []
    full.variables.values_needed.connect(asked.append)
    items = full.variables.list
    item = next(items.item(i) for i in range(items.count()) if items.item(i).text() == "marital")
    item.setCheckState(Qt.CheckState.Checked)
    qtbot.waitUntil(lambda: bool(full.made))
    assert [qi.column for qi in last(full).quasi_identifiers] == ["age", "sex", "marital"]
    assert asked == ["marital"]
    full.variables.list.look_at("marital")
    assert full.variables.editor.list.categories.rowCount() == 3
    assert full.variables.editor.count.text() == "3\u00a0categories"


def test_a_variable_remembers_its_recoding_when_it_is_ticked_again(full, qtbot):
    item = full.variables.list.item(0)
    item.setCheckState(Qt.CheckState.Unchecked)
    qtbot.waitUntil(lambda: len(full.made) == 1)
    assert last(full).quasi_identifiers == (SEX,)
    items = full.variables.list
    again = next(items.item(i) for i in range(items.count()) if items.item(i).text() == "age")
    again.setCheckState(Qt.CheckState.Checked)
    qtbot.waitUntil(lambda: len(full.made) == 2)
    assert last(full).quasi_identifiers == (SEX, AGE)


def test_offered_recodings_are_used(full, qtbot):
    known = QuasiIdentifier("marital", groups={"not married": ("single", "widowed")})
    full.variables.offer_recodings({"marital": known})
    items = full.variables.list
    item = next(items.item(i) for i in range(items.count()) if items.item(i).text() == "marital")
    item.setCheckState(Qt.CheckState.Checked)
    qtbot.waitUntil(lambda: bool(full.made))
    assert last(full).quasi_identifiers[-1] == known


def test_the_order_changes_by_buttons_and_by_moving_rows(full, qtbot):
    full.unfold(VARIABLES)
    full.variables.list.look_at("sex")
    full.variables.picker.up.click()
    assert [qi.column for qi in last(full).quasi_identifiers] == ["sex", "age"]
    full.variables.picker.down.click()
    assert [qi.column for qi in last(full).quasi_identifiers] == ["age", "sex"]
    from PySide6.QtCore import QModelIndex

    full.variables.list.model().moveRow(QModelIndex(), 0, QModelIndex(), 2)
    qtbot.waitUntil(lambda: len(full.made) == 3)
    assert [qi.column for qi in last(full).quasi_identifiers] == ["sex", "age"]


def test_bands(full):
    editor = full.variables.editor
    full.variables.list.look_at("age")
    assert editor.band.isVisibleTo(full.variables)
    assert editor.list.categories.rowCount() == 11
    pick(editor.band.width_box, 10.0)
    assert variable(full, "age") == QuasiIdentifier("age", band=Band(10, top=50))
    editor.band.top.setValue(40)
    assert variable(full, "age").band == Band(10, top=40)
    editor.band.with_top.setChecked(False)
    assert variable(full, "age").band == Band(10)
    assert editor.list.categories.rowCount() == 6
    pick(editor.band.width_box, None)
    assert variable(full, "age").band is None
    assert editor.list.categories.rowCount() == 60
    full.variables.list.look_at("sex")
    assert not editor.band.isVisibleTo(full.variables)


def test_missing_codes_suggested_and_typed(full, session, qtbot):
    session.set_draft(Draft(Scenario((QuasiIdentifier("religion"),)), area_column="DAUID"))
    form = full.variables.editor.missing
    full.variables.list.look_at("religion")
    assert list(form.boxes) == ["99"]
    assert not form.boxes["99"].isChecked()
    form.boxes["99"].setChecked(True)
    assert variable(full, "religion").missing == ("99",)
    assert [c.label for c in full.variables.editor.list.categories.categories] == ["1", "2", "3"]
    assert "missing" in full.variables.editor.count.text()
    form.entry.setText("3")
    qtbot.keyClick(form.entry, Qt.Key.Key_Return)
    assert variable(full, "religion").missing == ("99", "3")
    form.boxes["99"].setChecked(False)
    assert variable(full, "religion").missing == ("3",)


def editing(full, session, column):
    session.set_draft(Draft(Scenario((QuasiIdentifier(column),)), area_column="DAUID"))
    full.unfold(VARIABLES)
    full.variables.list.look_at(column)
    return full.variables.editor


def test_grouping_renaming_and_ungrouping(full, session):
    editor = editing(full, session, "marital")
    assert not editor.tools.group.isEnabled()
    editor.list.select_labels(("single", "widowed"))
    editor.tools.group.click()
    assert variable(full, "marital").groups == {"single + widowed": ("single", "widowed")}
    assert editor.list.state() == QAbstractItemView.State.EditingState
    assert full.preview.max_combinations == 2
    index = editor.list.categories.index(editor.list.currentIndex().row())
    editor.list.categories.setData(index, "not married")
    assert variable(full, "marital").groups == {"not married": ("single", "widowed")}
    editor.list.select_labels(("not married",))
    editor.tools.ungroup.click()
    assert variable(full, "marital") == QuasiIdentifier("marital")


def test_a_group_cannot_take_the_name_of_another_category(full, session):
    editor = editing(full, session, "marital")
    editor.list.select_labels(("single", "widowed"))
    editor.tools.group.click()
    n = len(full.made)
    editor._rename("single + widowed", "married")
    assert len(full.made) == n
    assert "already a category called married" in editor.callout.text


def test_order_marks_and_starting_over(full, session):
    editor = editing(full, session, "marital")
    editor.list.select_labels(("single",))
    editor.tools.up.click()
    assert variable(full, "marital").order == ("single", "married", "widowed") or (
        variable(full, "marital").order == ("married", "single", "widowed")
    )
    first = [c.label for c in editor.list.categories.categories]
    assert first == list(variable(full, "marital").order)
    editor.tools.as_found.trigger()
    assert variable(full, "marital").order == ()
    editor.list.select_labels(("widowed",))
    editor.tools.vague.trigger()
    assert variable(full, "marital").non_specific == ("widowed",)
    assert full.preview.max_combinations == 2
    editor.list.select_labels(("widowed",))
    editor.tools.missing.trigger()
    assert variable(full, "marital").missing == ("widowed",)
    editor.tools.start_over.trigger()
    assert variable(full, "marital") == QuasiIdentifier("marital")


def test_a_useless_variable_is_advised_against(full, session):
    editor = editing(full, session, "sex")
    editor.list.select_labels(("f", "m"))
    editor.tools.group.click()
    assert "only one category" in editor.callout.text
    editor = editing(full, session, "person")
    assert "categories" in editor.count.text()
    assert editor.callout.text


def test_other_settings_leave_the_list_of_categories_alone(full, session):
    editor = editing(full, session, "marital")
    editor.list.select_labels(("single", "widowed"))
    full.protection.k.setValue(9)
    full.placement.details.seed.setValue(9)
    assert editor.list.selected_labels() == ("single", "widowed")


def test_missing_values_can_be_left_out(full):
    full.variables.exclude.setChecked(True)
    assert last(full).exclude_missing


def test_many_columns_can_be_searched(full, session, files):
    _, records = files
    column = records.preview.columns[1]
    many = tuple(replace(column, name=f"v{i}") for i in range(30))
    session.set_records(Opened(records.path, replace(records.preview, columns=many)))
    full.unfold(VARIABLES)
    assert full.variables.picker.filter.isVisible()
    full.variables.picker.filter.setText("V29")
    items = full.variables.list
    shown = [items.item(i).text() for i in range(items.count()) if not items.item(i).isHidden()]
    assert shown == ["v29"]


def test_column_names_may_hold_anything(full, session, files):
    _, records = files
    name = 'a"; DROP TABLE records; --'
    columns = (replace(records.preview.columns[1], name=name),)
    session.set_records(Opened(records.path, replace(records.preview, columns=columns)))
    assert [row.name for row in full.variables.list.rows] == [name]


# Protection


def test_k_and_presets(full):
    step = full.protection
    assert step.preset.currentData() == "five"
    step.k.setValue(11)
    assert last(full).k == 11
    assert step.preset.currentData() in ("ipc-low", "cms")
    pick(step.preset, "dad-pumf")
    assert last(full).k == 20
    assert step.preset.currentData() == "dad-pumf"
    assert "papers" in step.preset.toolTip()
    assert "0.05" in step.preset.toolTip()
    step.k.setValue(7)
    assert step.preset.currentData() is None


def test_the_region_model_is_recognised_and_can_be_chosen(full):
    form = full.protection.site_count
    assert form.part.currentText() == "East (recognised)"
    pick(form.part, "western")
    assert last(full).site_count == MaxCombs("western")
    pick(form.part, None)
    assert last(full).site_count == MaxCombs()


def test_figures_follow_every_change(full):
    consequence = full.protection.consequence
    assert full.preview.max_combinations == 22
    assert consequence.combinations.text() == "22"
    assert consequence.entropy.text() == "once counted"
    assert consequence.headline.text() == "about 1\u00a0region"
    full.variables.list.look_at("age")
    pick(full.variables.editor.band.width_box, 10.0)
    assert consequence.combinations.text() == "12"
    cutoff = 1978.0 * 12**0.304
    assert f"{cutoff:.0f}" in consequence.cutoff.text().replace(",", "")
    assert "knows nothing of k" in consequence.about_k.text


def test_site_count_approaches(full, qtbot):
    form = full.protection.site_count
    pick(form.approach, Entropy.name)
    assert last(full).site_count == Entropy()
    assert "same coefficients for entropy" in form.note.text
    assert full.run_bar.button.isEnabled()
    assert "counts the records first" in full.protection.consequence.headline.text()
    pick(form.coefficients, "el-emam-2009-entropy")
    assert last(full).site_count == Entropy(None, "el-emam-2009-entropy")
    pick(form.approach, Population.name)
    assert last(full).site_count == Population("hipaa")
    pick(form.cutoff, "cchs")
    assert last(full).site_count == Population("cchs")
    form.cutoff.setEditText("120")
    form.cutoff.lineEdit().editingFinished.emit()
    assert last(full).site_count == Population("120")
    assert full.preview.number.n_sites == 4
    assert full.protection.consequence.about_k.text == ""
    for strange in ("many", "172,86", "20.000", "1e999"):
        form.cutoff.setEditText(strange)
        form.cutoff.lineEdit().editingFinished.emit()
        assert strange in form.callout.text
    assert last(full).site_count == Population("120")
    pick(form.approach, Count.name)
    form.sites.setValue(3)
    assert last(full).site_count == Count(3)


def test_more_regions_than_areas_cannot_be_run(full, session):
    session.set_draft(Draft(Scenario((SEX,), site_count=Count(17)), area_column="DAUID"))
    assert not full.run_bar.button.isEnabled()
    assert "17 asked for, 16 possible" in full.run_bar.line.text()
    assert "17 asked for" in full.protection.consequence.doubt.text


def test_regions_smaller_than_published_areas_are_doubted(full, session):
    session.set_draft(Draft(Scenario((SEX,), site_count=Count(6)), area_column="DAUID"))
    notice = full.protection.consequence.notice.text
    assert "Statistics Canada, postal codes and custom areas" in notice
    assert "100\u00a0people" in notice
    session.set_draft(Draft(Scenario((SEX,), site_count=Count(4)), area_column="DAUID"))
    assert full.protection.consequence.notice.text == ""


def test_a_coefficient_file_of_ones_own(full, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('title = "Mine"\n[maxcombs]\neastern = {scale = 10.0, exponent = 0.5}\n')
    form = full.protection.site_count
    form.coefficients.chosen.emit(str(path))
    assert last(full).site_count == MaxCombs(None, str(path))
    assert form.coefficients.currentText() == "Mine"
    n = len(full.made)
    bad = tmp_path / "bad.toml"
    bad.write_text("x = [")
    form.coefficients.chosen.emit(str(bad))
    assert len(full.made) == n
    assert "bad.toml" in form.callout.text


def test_areas_over_several_parts_go_each_by_its_own_model(full, session, files):
    areas, _ = files
    provinces = np.array(["NS"] * 15 + ["ON"], dtype=object)
    layer = replace(areas.layer, parents={"province": provinces})
    session.set_areas(replace(areas, layer=layer))
    assert full.protection.site_count.part.currentText() == "each by its own part"
    assert full.protection.consequence.doubt.text == ""
    assert full.run_bar.button.isEnabled()
    pick(full.protection.site_count.part, "central")
    assert full.run_bar.button.isEnabled()


def test_a_counted_study_gives_the_entropy_and_the_exact_number(full, session, files):
    areas, records = files
    draft = Draft(Scenario((SEX,), site_count=Count(4)), area_column="DAUID")
    session.set_draft(draft)
    study = finish(load_study(areas, RecordSource(records.path, "DAUID", (SEX,)))).study
    session.set_study(study)
    assert full.protection.consequence.headline.text() == "4\u00a0regions"
    assert full.protection.consequence.entropy.text() == "0.693\u00a0nats"
    assert full.protection.consequence.basis.text() == "120\u00a0records each on average"


# Placement


def test_placement(full, qtbot, monkeypatch):
    step = full.placement
    pick(step.details.assign, "cell")
    assert last(full).assign == "cell"
    pick(step.placer.approach, RandomAreas.name)
    assert last(full).placement == RandomAreas()
    assert last(full).assign == "nearest"
    assert not step.details.assign.isEnabled()
    pick(step.details.basis, PEOPLE_BASIS)
    assert last(full).population_basis == PEOPLE_BASIS
    assert full.preview.population == 1200
    step.details.seed.setValue(42)
    assert last(full).seed == 42
    monkeypatch.setattr(secrets, "randbelow", lambda below: below - 7)
    step.details.dice.click()
    assert last(full).seed == 999_993
    step.details.replicas.setValue(4)
    assert last(full).replicas == 4
    assert step.details.summary().endswith("4 searches")
    pick(step.placer.approach, "balanced-density")
    assert last(full).refinement is None
    assert not step.details.replicas.isEnabled()
    assert step.details.across.isHidden()  # these areas lie in one part of Canada


def test_regions_across_parts_of_canada_where_no_part_has_a_model_of_its_own(full):
    step = full.placement
    step.details.show_parts(True)
    assert not step.details.across.isHidden()
    assert not step.details.across.isEnabled()  # by max combinations each part has its model
    assert "a model of its own" in step.details.across.toolTip()
    pick(full.protection.site_count.approach, Count.name)
    assert step.details.across.isEnabled()
    step.details.across.click()
    assert last(full).across_parts
    assert "across parts" in step.details.summary()
    step.details.show_parts(False)
    assert not step.details.across.isHidden()  # what was asked for stays in sight


# State flows down silently


def test_showing_state_announces_nothing(full, session, files):
    areas, records = files
    full.made.clear()
    scenario = Scenario(
        (QuasiIdentifier("marital"), AGE),
        k=20,
        site_count=Population("cchs"),
        placement=RandomAreas(),
        seed=9,
        exclude_missing=True,
        population_basis=PEOPLE_BASIS,
    )
    session.set_draft(Draft(scenario, area_column="DAUID", person_column="person"))
    session.set_areas(areas)
    session.set_records(records)
    assert full.made == [session.draft]
    assert full.protection.k.value() == 20
    assert full.placement.placer.approach.currentData() == "random"
    assert full.variables.exclude.isChecked()
    assert full.data.columns.person.currentData() == "person"


# Errors


def test_an_error_stands_in_its_step_until_the_next_success(panel, session, files):
    error = VbasError("{file} is not a spatial file.", "Choose another.", file="x.txt")
    panel.show_error(DATA, error)
    assert panel.steps[DATA].callout.text == "x.txt is not a spatial file."
    assert panel.steps[DATA].callout.isVisible()
    session.set_areas(files[0])
    assert not panel.steps[DATA].callout.isVisible()


def test_a_column_that_cannot_be_counted_is_not_asked_for_again_and_again(panel, session, files):
    _, records = files
    asked = []
    panel.variables.values_needed.connect(asked.append)
    session.set_records(records)
    session.set_draft(Draft(Scenario((QuasiIdentifier("age"),))))
    panel.category_counts_failed("age", VbasError("Too many.", "Band it."))
    assert panel.steps[VARIABLES].callout.text == "Too many."
    panel.protection.k.setValue(9)
    assert asked == ["age"]
    panel.unfold(VARIABLES)
    assert panel.variables.editor.band.isVisible()
    pick(panel.variables.editor.band.width_box, 5.0)
    assert asked == ["age", "age"]


# Running


def steps_of(n, snapshot=None):
    for i in range(n):
        yield Step("placing sites", i, n, snapshot)
    return "done"


def endless(snapshot=None):
    i = 0
    while True:
        i += 1
        if (yield Step("placing sites", min(i, 500), 1000, snapshot)) is not None:
            return i


def test_a_short_job_leaves_only_its_seconds(full, qtbot):
    job = Job("Run", steps_of(3))
    full.run_bar.show_job(job)
    with qtbot.waitSignal(job.ended):
        job.start()
    assert not full.run_bar.is_working
    assert full.run_bar.line.text().startswith("Run: ")


def test_a_long_job_shows_progress_with_pause_stop_and_cancel(full, qtbot):
    job = Job("Run", endless(PlacementSnapshot(np.zeros((1, 2)), np.zeros(1, np.int32))))
    full.run_bar.controls.stop_requested.connect(job.stop)
    full.run_bar.controls.pause_requested.connect(job.pause)
    full.run_bar.show_job(job)
    job.start()
    qtbot.waitUntil(lambda: full.run_bar.is_working, timeout=3000)
    assert not full.run_bar.button.isVisible()
    qtbot.waitUntil(lambda: "of 1" in full.run_bar.figures.text())
    assert full.run_bar.stage.text() == "Run: placing sites"
    full.run_bar.controls.pause.click()
    assert job.paused
    assert full.run_bar.controls.pause.text() == "Go on"
    full.run_bar.controls.pause.click()
    assert not job.paused
    qtbot.waitUntil(full.run_bar.controls.stop.isVisible)
    with qtbot.waitSignal(job.succeeded):
        full.run_bar.controls.stop.click()
    qtbot.waitUntil(lambda: not full.run_bar.is_working)
    assert full.run_bar.button.isEnabled()


def test_the_keyboard_goes_back_to_the_button_when_its_job_is_over(full, qtbot):
    bar = full.run_bar
    job = Job("Run", endless())
    bar.controls.discard_requested.connect(job.discard)
    bar.show_job(job)
    job.start()
    qtbot.waitUntil(lambda: bar.is_working, timeout=3000)
    full.activateWindow()
    bar.controls.cancel.setFocus()
    assert bar.controls.has_focus
    with qtbot.waitSignal(job.discarded):
        bar.controls.cancel.click()
    qtbot.waitUntil(lambda: not bar.is_working)
    assert bar.button.hasFocus()
    assert not bar.controls.has_focus


def test_a_cancelled_and_a_failed_job_say_so(full, qtbot):
    job = Job("Run", endless())
    full.run_bar.controls.discard_requested.connect(job.discard)
    full.run_bar.show_job(job)
    job.start()
    qtbot.waitUntil(lambda: full.run_bar.is_working, timeout=3000)
    with qtbot.waitSignal(job.discarded):
        full.run_bar.controls.cancel.click()
    qtbot.waitUntil(lambda: full.run_bar.line.text().startswith("Run: cancelled after"))

    def failing():
        yield Step("counting")
        raise VbasError("No.", "Yes.")

    job = Job("Run", failing())
    full.run_bar.show_job(job)
    with qtbot.waitSignal(job.ended):
        job.start()
    assert full.run_bar.line.text().startswith("Run: failed after")


def test_the_button_asks_for_a_run(full, context, qtbot):
    with qtbot.waitSignal(context.program.window.actions_.run.triggered):
        full.run_bar.button.click()


# Access


def controls(panel):
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractItemView)
    return [
        widget
        for widget in panel.findChildren(QWidget)
        if isinstance(widget, kinds)
        and widget.isVisible()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not isinstance(widget.parent(), QComboBox | QAbstractSpinBox)
    ]


def test_every_control_has_a_name_and_a_tooltip(full):
    for name in full.steps:
        full.unfold(name)
        for control in controls(full):
            said = control.accessibleName() or getattr(control, "text", lambda: "")()
            assert said, control
    full.unfold(PROTECTION)
    assert "records" in full.protection.k.toolTip()


@pytest.mark.parametrize("name", [DATA, VARIABLES, PROTECTION, PLACEMENT])
def test_tab_goes_from_top_to_bottom(full, name):
    full.unfold(name)
    inside = set(controls(full.steps[name]))
    seen, widget = [], full.steps[name].header
    for _ in range(400):
        if widget in inside and widget not in seen:
            seen.append(widget)
        widget = widget.nextInFocusChain()
    assert set(seen) == inside
    tops = [widget.mapTo(full, QPoint(0, 0)).y() for widget in seen]
    assert all(b >= a - 12 for a, b in pairwise(tops))


@pytest.mark.parametrize("width", [270, 300, 340, 420])
def test_nothing_is_cut_at_any_width(full, width, qtbot):
    full.resize(width, 900)
    for name in full.steps:
        full.unfold(name)
        qtbot.wait(5)
        for control in controls(full):
            right = control.mapTo(full, QPoint(0, 0)).x() + control.width()
            assert right <= full.width(), (name, control)
            if isinstance(control, QAbstractButton) and control.text():
                needed = control.fontMetrics().horizontalAdvance(control.text().split("\n")[0])
                assert control.width() >= min(needed, 60), (name, control.text())
        assert full.scroll_area.horizontalScrollBar().maximum() == 0, name


def test_an_unfolded_step_comes_into_view(full, qtbot):
    full.resize(300, 420)
    full.unfold(DATA)
    full.steps[VARIABLES].fold(False)
    header = full.steps[VARIABLES].header
    bar = full.scroll_area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    assert header.mapTo(full.scroll_area.viewport(), QPoint(0, 0)).y() >= 0


# The aim


def test_the_aim_stands_first_and_the_number_is_folded_away(panel, session, files, full):
    scenario = with_first_aims(Scenario((AGE, SEX)))
    session.set_draft(Draft(scenario, area_column="DAUID"))
    full.unfold(PROTECTION)
    protection = full.protection
    assert protection.target.wanted.isChecked()
    assert protection.target.share.value() == 1.0
    assert protection.target.mapTo(protection, QPoint()).y() < protection.k.y() + 1
    assert protection.number.is_folded
    assert plain(full.steps[PROTECTION].header.summary) == "k 5 · lose at most 1.0 %"
    protection.target.wanted.click()
    assert last(full).target is None
    assert not protection.number.is_folded
    protection.target.wanted.click()
    assert last(full).target == Target(0.01)
    assert protection.number.is_folded


def test_with_the_aim_a_model_without_a_part_of_canada_is_no_hindrance(full, session):
    fitting = replace(full._draft.scenario, site_count=MaxCombs("western", "nowhere"), k=2)
    session.set_draft(Draft(replace(fitting, target=None), area_column="DAUID"))
    assert not full.run_bar.button.isEnabled()
    session.set_draft(Draft(with_first_aims(fitting), area_column="DAUID"))
    assert full.run_bar.button.isEnabled()


def test_one_piece_says_what_it_means_for_areas_without_borders_in_common(full):
    form = full.placement.constraints
    form.show_touching(False)
    assert "no borders in common" in form.contiguous.toolTip()
    form.show_touching(True)
    assert "No region falls apart" in form.contiguous.toolTip()
