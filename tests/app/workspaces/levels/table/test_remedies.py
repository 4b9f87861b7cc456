import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from app.table.exporting import TableExporter
from app.workspaces.levels.levels import Subject, find_levels, key_of_run
from app.workspaces.levels.state import NOT_JUDGED
from app.workspaces.levels.table.remedies import RemediesQuery, coarsened, remedies_for, started
from app.workspaces.levels.table.remedies_panel import PANEL
from app.workspaces.levels.table.sheet import failing_units, make_sheet, table_of
from core.cutoff.design import BAND, Coarsening, Design, Variable
from core.cutoff.gaps import max_combinations_of
from core.errors import VbasError
from core.scenario import PEOPLE_BASIS, Scenario, Target
from core.site_count import MaxCombs, Population
from core.study import Study
from tests.app.workspaces.levels.table.level_cases import decided, layer, question, sheet
from tests.core.studies import class_counts

RECORDS = np.array([90, 60, 50, 30, 300, 1])


def remedies(asked=None, level="fsa", combinations=None, **more):
    asked = asked or question()
    made = sheet(asked, **more)
    return remedies_for(RemediesQuery(made, decided(made, asked, level), combinations=combinations))


class Cards:
    """The panel with its four cards."""

    def __init__(self, context):
        self.dock = PANEL.build("levels", context)
        self.page = context.panels["remedies"]
        self.leave, self.up, self.coarsen, self.start = self.page.sections

    def show(self, of):
        self.page.show_ready()
        for card in self.page.sections:
            card.show_result(of)


@pytest.fixture
def panel(context, alone):
    made = Cards(context)
    alone(made.page, 320, 700)
    return made


def show(panel, of):
    panel.show(of)


def test_who_is_lost_is_told_with_people_records_and_places(panel):
    show(panel, remedies(records=RECORDS))
    text = panel.leave.sentence.whole
    assert "1 of 3 (FSAs)" in text
    assert "8,000\u00a0people (15.1\u00a0%)" in text
    assert "80\u00a0records" in text
    assert "Ontario (34.8\u00a0%)" in text
    assert "Nova Scotia" not in text
    assert panel.leave.select.isVisible()


def test_a_coarser_level_is_told_with_its_price(panel, context, qtbot):
    show(panel, remedies())
    text = panel.up.sentence.whole
    assert text.startswith("Provinces are enough: 2 instead of 3")
    assert "bits" in text
    assert panel.up.go.isVisible()
    qtbot.mouseClick(panel.up.go, Qt.MouseButton.LeftButton)
    assert context.state.question.level == "province"


def test_people_of_a_region_are_those_that_there_are_for_it(panel):
    found = remedies()
    start = found.starts.whole
    show(panel, found)
    each = f"{start.people / start.number.n_sites:,.0f}\u00a0people on average"
    assert each in panel.start.sentence.whole
    assert f"shall have {start.cutoff:,.0f}\u00a0people" in panel.start.sentence.whole


def test_homes_are_not_told_apart_within_an_area(panel):
    show(panel, remedies(level="areas"))
    assert "middle of the area" in panel.up.sentence.whole
    assert "instead of 0" not in panel.up.sentence.whole
    show(panel, remedies())
    assert "From home to the centre" in panel.up.sentence.whole


def test_cards_fit_into_a_narrow_panel(panel):
    show(panel, remedies())
    assert panel.page.scrolled.widget().minimumSizeHint().width() <= 235
    assert panel.start.each.accessibleName() == "None below the cut-off"


def test_without_a_judgement_the_panel_says_what_would_be_there(panel):
    panel.page.show_missing(NOT_JUDGED)
    assert "Choose the variables" in panel.page.empty.why.text()
    assert not panel.leave.isVisible()


def test_while_others_are_worked_out_the_old_ones_are_said_to_be_old(panel):
    show(panel, remedies())
    assert not panel.page.busy.isVisible()
    panel.page.show_stale(True)
    assert panel.page.busy.isVisible()
    assert panel.leave.isVisible()


def test_coarser_variables_are_listed_and_taken(panel, context, qtbot):
    asked = question()
    context.state.follow(asked)
    found = remedies(asked)
    show(panel, found)
    assert len(panel.coarsen.lines) == len(found.search.answers) > 0
    button = panel.coarsen.lines[0].findChild(QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    again = remedies(context.state.question)
    assert again.search.is_enough
    assert again.leave.whole.units == 0


def test_a_run_is_spoken_of_as_its_regions(panel, sample_entry):
    asked, runs = question(), ((4, "My run", sample_entry.run),)
    levels = find_levels(Subject(sample_entry.area_file, sample_entry.study, (), runs))
    made = make_sheet(levels, asked)
    looked = decided(made, asked, key_of_run(4))
    show(panel, remedies_for(RemediesQuery(made, looked)))
    assert f"{len(looked.row.units)} (regions of My run)" in panel.leave.sentence.whole
    assert "region " in panel.coarsen.sentence.whole or panel.coarsen.lines


def test_nothing_is_offered_where_all_is_enough(panel):
    show(panel, remedies(level="province"))
    assert "all provinces have enough" in panel.leave.sentence.whole
    assert not panel.leave.select.isVisible()
    assert not panel.up.go.isVisible()
    assert not panel.coarsen.lines
    assert "coarse enough" in panel.coarsen.sentence.whole


def test_a_fixed_cutoff_does_not_depend_on_variables(panel):
    show(panel, remedies(question(rule="us-census-bureau", predictor="")))
    assert "whatever is released" in panel.coarsen.sentence.whole
    assert "No coarser level is enough" in panel.up.sentence.whole
    assert panel.start.aggregate.isEnabled()


def test_outside_canada_nothing_is_started(panel):
    show(panel, remedies(areas=layer(provinces=("TX",) * 6)))
    assert not panel.start.aggregate.isEnabled()
    assert "No cut-off is known" in panel.start.sentence.whole
    assert "applies to none of these units" in panel.coarsen.sentence.whole
    assert "Nothing is known" in panel.leave.sentence.whole


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
    text = panel.start.sentence.whole
    assert "the largest cut-off is taken everywhere" in text
    assert "central Canada: 2\u00a0regions of 13,135\u00a0people;" in text
    assert "eastern Canada: 1\u00a0region of 9,459\u00a0people." in text
    show(panel, remedies(areas=layer(provinces=("ON",) * 6)))
    assert "several parts" not in panel.start.sentence.whole


def test_the_model_itself_is_taken_where_the_study_has_the_same_combinations(sample_loaded):
    n = max_combinations_of(sample_loaded.study.counts)
    asked = question(design=Design((Variable("all", n),)))
    made = make_sheet(find_levels(Subject(sample_loaded.area_file, sample_loaded.study)), asked)
    found = remedies_for(RemediesQuery(made, decided(made, asked), combinations=n))
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


def test_the_table_has_all_levels_provinces_and_rules():
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


def test_what_is_measured_stands_beside_the_rule_of_thumb(panel):
    """Six areas of the classes 3 and 1: in an FSA of one area the second one is lost at k = 2."""
    asked, made = question(), sheet(question())
    looked = decided(made, asked, "fsa")
    areas = made.levels.areas
    study = Study(areas, class_counts([[3, 1]] * len(areas)))
    found = remedies_for(RemediesQuery(made, looked, study=study, k=2))
    sizes = np.bincount(looked.row.units.labels[looked.row.units.labels >= 0])
    expected = int(sum(size for size in sizes if size < 2))
    alone = int(np.count_nonzero(looked.row.units.labels < 0))
    expected += alone if alone < 2 else 0
    assert found.measured.lost == expected
    assert found.measured.records == 4 * len(areas)
    show(panel, found)
    said = panel.leave.sentence.whole
    assert "Rule of thumb" in said
    assert "at k = 2: " in said
    assert remedies_for(RemediesQuery(made, looked)).measured is None
