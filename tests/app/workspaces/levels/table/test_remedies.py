import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.table.exporting import TableExporter
from app.workspaces.levels.table.frames import failing_units, table_of
from app.workspaces.levels.table.remedies import coarsened, remedies_for, started
from app.workspaces.levels.table.remedies_panel import RemediesPanel
from core.cutoff.design import BAND, Coarsening, Design, Variable
from core.errors import VbasError
from core.scenario import PEOPLE_BASIS, Scenario, Target
from core.site_count import MaxCombs, Population
from tests.app.workspaces.levels.table.level_cases import layer, question, sheet

RECORDS = np.array([90, 60, 50, 30, 300, 1])


def remedies(asked=None, level="fsa", combinations=None, **more):
    asked = asked or question()
    made = sheet(asked, **more)
    return remedies_for(made, made.row(level), made.column(asked), asked, combinations)


@pytest.fixture
def panel(qtbot, theme):
    made = RemediesPanel()
    qtbot.addWidget(made)
    made.resize(320, 700)
    made.show()
    return made


def show(panel, of, asked=None):
    panel.show_remedies(of, (asked or question()).design)


def test_who_is_lost_is_told_with_people_records_and_places(panel):
    show(panel, remedies(records=RECORDS))
    text = panel.leave.sentence.text()
    assert "1 of 3\u00a0FSAs" in text
    assert "8,000\u00a0people (15.1\u00a0%)" in text
    assert "80\u00a0records" in text
    assert "Ontario (34.8\u00a0%)" in text
    assert "Nova Scotia" not in text
    assert panel.select.isVisible()


def test_a_coarser_level_is_told_with_its_price(panel, qtbot):
    show(panel, remedies())
    text = panel.up.sentence.text()
    assert text.startswith("Provinces are enough: 2\u00a0units instead of 3")
    assert "bits" in text
    assert panel.go.text() == "Look at provinces"
    with qtbot.waitSignal(panel.level_requested) as told:
        qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    assert told.args == ["province"]


def test_people_of_a_region_are_those_that_there_are_for_it(panel):
    found = remedies()
    start = found.starts.whole
    show(panel, found)
    each = f"{start.people / start.number.n_sites:,.0f}\u00a0people on average"
    assert each in panel.start.sentence.text()
    assert f"shall have {start.cutoff:,.0f}\u00a0people" in panel.start.sentence.text()


def test_homes_are_not_told_apart_within_an_area(panel):
    show(panel, remedies(level="areas"))
    assert "middle of the area" in panel.up.sentence.text()
    assert "instead of 0" not in panel.up.sentence.text()
    show(panel, remedies())
    assert "From home to the centre" in panel.up.sentence.text()


def test_cards_fit_into_a_narrow_panel(panel):
    show(panel, remedies())
    assert panel._scroll.widget().minimumSizeHint().width() <= 235
    assert panel.each.accessibleName() == "Each region at least this large"


def test_words_alone_stand_at_the_top(panel):
    show(panel, None)
    assert panel.empty.isVisible()
    assert panel.empty.height() < 100


def test_coarser_variables_are_listed_and_taken(panel, qtbot):
    asked = question()
    found = remedies(asked)
    show(panel, found, asked)
    rows = panel.answers.count()
    assert rows == len(found.search.answers) > 0
    from PySide6.QtWidgets import QPushButton

    button = panel.answers.itemAt(0).widget().findChild(QPushButton)
    with qtbot.waitSignal(panel.design_requested) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    design = coarsened(asked.design, told.args[0])
    again = remedies(question(design=design))
    assert again.search.is_enough
    assert again.leave.whole.units == 0


def test_a_run_is_spoken_of_as_its_regions(panel, sample_entry):
    from app.workspaces.levels.table.sheet import SheetMaker, Subject, key_of_run

    asked, study = question(), sample_entry.study
    runs = ((4, "My run", sample_entry.run),)
    subject = Subject(sample_entry.area_file, study.areas, {}, study.counts.records, runs)
    made = SheetMaker().make(subject, asked)
    row = made.row(key_of_run(4))
    show(panel, remedies_for(made, row, made.column(asked), asked))
    assert f"{len(row.units)}\u00a0regions of My run" in panel.leave.sentence.text()
    assert "region " in panel.coarsen.sentence.text() or panel.answers.count()


def test_nothing_is_offered_where_all_is_enough(panel):
    show(panel, remedies(level="province"))
    assert "all 2\u00a0provinces have enough" in panel.leave.sentence.text()
    assert not panel.select.isVisible()
    assert not panel.go.isVisible()
    assert panel.answers.count() == 0
    assert "coarse enough" in panel.coarsen.sentence.text()


def test_a_fixed_cutoff_does_not_depend_on_variables(panel):
    show(panel, remedies(question(rule="us-census-bureau", predictor="")))
    assert "whatever is released" in panel.coarsen.sentence.text()
    assert "No coarser level is enough" in panel.up.sentence.text()
    assert panel.aggregate.isEnabled()


def test_outside_canada_nothing_is_started(panel):
    show(panel, remedies(areas=layer(provinces=("TX",) * 6)))
    assert not panel.aggregate.isEnabled()
    assert "No cut-off is known" in panel.start.sentence.text()
    assert "applies to none of these units" in panel.coarsen.sentence.text()
    assert "Nothing is known" in panel.leave.sentence.text()


def test_without_remedies_the_panel_says_what_would_be_there(panel):
    show(panel, remedies())
    panel.show_remedies(None, Design(), "Choose first.")
    assert panel.empty.text() == "Choose first."
    assert panel.empty.isVisible()
    assert not panel.leave.isVisible()


def test_the_scenario_takes_the_cutoff():
    several = remedies()
    scenario = started(Scenario(target=Target(0.01)), several)
    assert scenario.target is None
    assert scenario.population_basis == PEOPLE_BASIS
    assert scenario.site_count == Population("13136")  # the larger of the two parts
    each = started(Scenario(), several, each=True)
    assert each.constraints.floor == "13136"
    assert each.target.keep_floor
    fixed = started(Scenario(), remedies(question(rule="hipaa", predictor="")))
    assert fixed.site_count == Population("hipaa")


def test_before_counting_the_model_itself_is_taken_if_the_variables_are_the_same():
    one_part = layer(provinces=("ON",) * 6)
    found = started(Scenario(), remedies(areas=one_part, combinations=172))
    assert found.site_count == MaxCombs("central", "el-emam-2009-maxcombs")
    other = started(Scenario(), remedies(areas=one_part, combinations=36))
    assert other.site_count == Population("13136")


def test_several_parts_are_told_with_their_own_cutoffs(panel):
    show(panel, remedies())
    text = panel.start.sentence.text()
    assert "the largest cut-off is taken everywhere" in text
    assert "central Canada: 2\u00a0regions of 13,135\u00a0people;" in text
    assert "eastern Canada: 1\u00a0region of 9,459\u00a0people." in text
    show(panel, remedies(areas=layer(provinces=("ON",) * 6)))
    assert "several parts" not in panel.start.sentence.text()


def test_the_model_itself_is_taken_where_the_study_has_the_same_combinations(sample_loaded):
    from app.workspaces.levels.table.sheet import SheetMaker, Subject
    from core.cutoff.gaps import max_combinations_of

    study = sample_loaded.study
    n = max_combinations_of(study.counts)
    asked = question(design=Design((Variable("all", n),)))
    subject = Subject(sample_loaded.area_file, study.areas, {}, study.counts.records)
    made = SheetMaker().make(subject, asked)
    found = remedies_for(made, made.row("fsa"), made.column(asked), asked, n)
    assert started(Scenario(), found).site_count == MaxCombs("eastern", "el-emam-2009-maxcombs")


def test_only_what_an_answer_coarsens_is_changed():
    now = Design((Variable("age", 86, 1.0), Variable("sex", 2)))
    answer = now.with_variable(now.variables[0].coarsened(Coarsening(BAND, 5)))
    assert coarsened(now, answer) == answer
    assert coarsened(now, now) is now


def test_units_that_are_left_out_are_listed_smallest_first():
    table = failing_units(remedies(level="areas").judged)
    assert table["da"].tolist() == ["a3", "a2", "a1", "a0"]
    assert table["people"].tolist() == [3_000.0, 5_000.0, 6_000.0, 9_000.0]
    assert table["province"].tolist() == ["ON"] * 4


def test_the_table_has_all_levels_provinces_and_rules(sample_entry):
    made = sheet()
    table = table_of(made, made.columns)
    assert set(table["level"]) == {"da", "fsa", "province"}
    assert len(table) == 3 * 3 * 6
    one = table[
        (table["level"] == "fsa") & (table["province"] == "ON") & (table["rule"] == "hipaa")
    ]
    assert one["areas_percent"].tolist() == [0.0]
    bare = sheet(question(design=Design()))
    assert len(table_of(bare, bare.columns)) == 3 * 3 * 5


def test_a_table_is_written_or_it_is_said_why_not(program, tmp_path):
    made = sheet()
    exporter = TableExporter(program.window)
    exporter.write(table_of(made, made.columns), tmp_path / "levels.csv")
    assert (tmp_path / "levels.csv").read_text("utf-8").startswith("level,province,")
    messages = program.window.map_panel.messages
    assert "levels.csv" in messages.messages[-1].text
    exporter.write(table_of(made, made.columns), tmp_path / "levels.csv" / "in.csv")
    assert messages.messages[-1].kind != "info"


def test_an_impossible_search_is_a_sentence():
    found = remedies(areas=layer(provinces=("TX",) * 6))
    assert isinstance(found.search, VbasError)
