"""The panel in the real window, with real files and jobs."""

from dataclasses import replace

import pandas as pd
import pytest
from scenario_files import area_file, preview_of_records, write_areas, write_records

from app.frame.more_data import MoreData
from app.frame.open_dialogs import AreaQuestions, PopulationQuestions
from app.frame.session import Draft, Opened
from app.workspaces.aggregate.scenario.files import FileLooks
from app.workspaces.aggregate.scenario.panel import DATA, PROTECTION, VARIABLES, ScenarioPanel
from core.io.areas import AreaSource
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count, MaxCombs

SEX, AGE = QuasiIdentifier("sex"), QuasiIdentifier("age", band=Band(10))


@pytest.fixture
def program(program):
    """In a window as large as a small screen."""
    program.window.resize(1366, 768)
    return program


@pytest.fixture
def panel(program):
    return program.window.findChild(ScenarioPanel)


@pytest.fixture
def wired(program):
    return program.window.findChild(FileLooks)


@pytest.fixture
def study(program, panel, wired, tmp_path, qtbot):
    """Areas and records open, two variables, all counted."""
    path = write_records(tmp_path)
    program.session.set_areas(area_file(tmp_path))
    program.session.set_records(Opened(path, preview_of_records(path)))
    scenario = Scenario((SEX, AGE), site_count=Count(4), k=3)
    program.session.set_draft(Draft(scenario, area_column="DAUID"))
    qtbot.waitUntil(lambda: wired.quiet.idle, timeout=10_000)
    return program


def run(program, qtbot):
    with qtbot.waitSignal(program.jobs.ended, timeout=20_000):
        program.window.findChild(ScenarioPanel).run_bar.button.click()


def test_from_files_to_a_run_with_the_panel_alone(study, panel, qtbot):
    assert panel.preview.max_combinations == 12
    assert panel.run_bar.button.isEnabled()
    run(study, qtbot)
    entry = study.session.current_run
    assert entry.run.aggregation.n_regions == 4
    assert entry.run.scenario.k == 3
    assert panel.preview.counted
    assert panel.run_bar.line.text().startswith("Run: ")
    panel.protection.k.setValue(4)
    assert study.session.draft.scenario.k == 4
    assert study.session.study is not None
    run(study, qtbot)
    assert [of.run.scenario.k for of in study.session.runs] == [3, 4]


def test_another_recoding_counts_again(study, panel, qtbot):
    run(study, qtbot)
    panel.variables.exclude.setChecked(True)
    assert study.session.study is None
    assert not panel.preview.counted


def test_the_column_of_area_ids_is_found(program, panel, wired, tmp_path, qtbot):
    path = write_records(tmp_path)
    program.session.set_areas(area_file(tmp_path))
    program.session.set_records(Opened(path, preview_of_records(path)))
    qtbot.waitUntil(lambda: program.session.draft.area_column == "DAUID", timeout=10_000)
    assert panel.data.columns.area.currentText() == "DAUID"


def test_records_of_other_places_are_told_at_once(program, panel, wired, tmp_path, qtbot):
    path = write_records(tmp_path)
    frame = pd.read_csv(path, dtype=str)
    frame.assign(DAUID="x" + frame["DAUID"])[["DAUID", "sex"]].to_csv(path, index=False)
    program.session.set_areas(area_file(tmp_path))
    program.session.set_records(Opened(path, preview_of_records(path)))
    callout = panel.steps[DATA].callout
    qtbot.waitUntil(lambda: "seems to hold ids" in callout.text, timeout=10_000)
    box = panel.data.columns.area
    box.setCurrentIndex(box.findData("DAUID"))
    box.activated.emit(box.currentIndex())
    assert callout.text == ""
    assert program.session.draft.area_column == "DAUID"


def test_another_record_file_drops_what_it_does_not_have(study, panel, wired, tmp_path, qtbot):
    other = tmp_path / "other.csv"
    pd.read_csv(tmp_path / "records.csv", dtype=str)[["DAUID", "sex"]].to_csv(other, index=False)
    study.session.set_records(Opened(other, preview_of_records(other)))
    assert [qi.column for qi in study.session.draft.scenario.quasi_identifiers] == ["sex"]
    assert study.session.draft.area_column == "DAUID"
    qtbot.waitUntil(lambda: wired.quiet.idle, timeout=10_000)


def test_recodings_beside_the_records_are_offered(program, panel, wired, tmp_path, qtbot):
    path = write_records(tmp_path)
    (tmp_path / "categories.toml").write_text("[age]\nband = {width = 5, top = 50}\n")
    program.session.set_records(Opened(path, preview_of_records(path)))
    panel.variables._choose(["age"])
    assert program.session.draft.scenario.quasi_identifiers[0].band == Band(5, 50)
    qtbot.waitUntil(lambda: wired.quiet.idle, timeout=10_000)


def test_a_categories_file_with_a_mistake_is_named(program, panel, tmp_path):
    path = write_records(tmp_path)
    (tmp_path / "categories.toml").write_text("[age]\nbend = 5\n")
    program.session.set_records(Opened(path, preview_of_records(path)))
    assert "categories.toml" in panel.steps[VARIABLES].callout.text


def test_a_column_of_too_many_values_is_counted_by_its_bands(
    program, panel, wired, tmp_path, qtbot, monkeypatch
):
    monkeypatch.setattr("core.io.records.preview.MOST_CATEGORIES", 50)
    path = write_records(tmp_path)
    session = program.session
    session.set_records(Opened(path, preview_of_records(path)))
    session.set_draft(Draft(Scenario((QuasiIdentifier("age"),)), area_column="DAUID"))
    qtbot.waitUntil(lambda: bool(panel.steps[VARIABLES].callout.text), timeout=10_000)
    panel.variables.editor.band.edited.emit(Band(10))
    qtbot.waitUntil(lambda: panel.preview.max_combinations == 6, timeout=10_000)
    assert panel.variables.editor.list.categories.rowCount() == 6
    assert panel.steps[VARIABLES].callout.text == ""
    panel.variables.editor.band.edited.emit(Band(20))
    qtbot.waitUntil(lambda: panel.preview.max_combinations == 3, timeout=10_000)
    qtbot.waitUntil(lambda: wired.quiet.idle, timeout=10_000)


def test_a_failed_run_says_so_in_the_step_it_concerns(study, panel, tmp_path, qtbot):
    records = tmp_path / "records.csv"
    frame = pd.read_csv(records, dtype=str)
    frame["DAUID"] = "9" + frame["DAUID"]
    frame.to_csv(records, index=False)
    run(study, qtbot)
    callout = panel.steps[DATA].callout
    assert callout.text
    assert callout.isVisible()
    assert panel.run_bar.line.text().startswith("Run: failed")
    write_records(tmp_path)
    run(study, qtbot)
    assert callout.text == ""


def test_k_above_the_counted_records_stands_at_protection(study, panel, tmp_path, qtbot):
    records = tmp_path / "records.csv"
    pd.read_csv(records, dtype=str).head(3).to_csv(records, index=False)
    panel.protection.k.setValue(100)
    run(study, qtbot)
    assert "only 3 records" in panel.steps[PROTECTION].callout.text


def test_cancel_leaves_everything_as_it_was(study, panel, qtbot):
    study.window.actions_.run.trigger()
    job = study.jobs.current
    with qtbot.waitSignal(study.jobs.ended, timeout=20_000):
        panel.run_bar.controls.cancel.click()
    assert job is not None
    assert study.session.runs == ()
    assert panel.run_bar.button.isEnabled()


def test_pause_holds_the_job(study, panel, qtbot):
    study.window.actions_.run.trigger()
    panel.run_bar.controls.pause.click()
    assert study.jobs.current.paused
    with qtbot.waitSignal(study.jobs.ended, timeout=20_000):
        panel.run_bar.controls.pause.click()
    assert len(study.session.runs) == 1


def test_the_sample_is_ready_to_run(program, panel, wired, qtbot):
    with qtbot.waitSignal(program.jobs.ended, timeout=30_000):
        panel.data.sample.click()
    assert panel.run_bar.button.isEnabled()
    qtbot.waitUntil(lambda: wired.quiet.idle, timeout=20_000)
    scenario = program.session.draft.scenario
    assert [qi.column for qi in scenario.quasi_identifiers] == ["age", "sex", "marital"]
    assert panel.preview.max_combinations == 18 * 2 * 3
    assert panel.preview.number.n_sites == 41
    assert not panel.data.sample.isVisible()
    assert "FSA" in panel.data.areas.level_rows[0].text.text()
    panel.variables._choose(["ethnicity"])
    assert program.session.draft.scenario.quasi_identifiers[0].missing == ("88",)
    qtbot.waitUntil(lambda: wired.quiet.idle, timeout=20_000)


# Levels and tables


def test_a_coarser_level_is_opened_and_removed(study, panel, tmp_path, qtbot):
    folder = tmp_path / "level"
    folder.mkdir()
    source = AreaSource(write_areas(folder))
    with qtbot.waitSignal(study.jobs.ended, timeout=20_000):
        study.part(MoreData).open_level(source)
    (name,) = study.session.levels
    assert name == "da"
    panel.data.areas.level_rows[0].remove.click()
    assert study.session.levels == {}


def test_population_from_a_table_with_its_join_report(study, panel, tmp_path, qtbot):
    ids = study.session.area_file.layer.ids
    table = tmp_path / "people.csv"
    pd.DataFrame({"DAUID": ids[:15], "population": 100}).to_csv(table, index=False)
    with qtbot.waitSignal(study.jobs.ended, timeout=20_000):
        study.part(MoreData).join_table(table)
    file = study.session.area_file
    assert file.join.matched == 15
    assert "1,500\u00a0people, from people.csv" in panel.data.areas.facts.text()
    assert "15 of 16 areas" in panel.data.areas.notes.lines.text()
    assert file.source.population_path == table


def test_a_table_whose_columns_are_unclear_is_asked_about(study, tmp_path, qtbot):
    ids = study.session.area_file.layer.ids
    table = tmp_path / "people.csv"
    pd.DataFrame({"place": ids, "how many": range(16)}).to_csv(table, index=False)
    with qtbot.waitSignal(study.jobs.ended, timeout=20_000):
        study.part(MoreData).join_table(table)
    dialog = study.window.findChild(PopulationQuestions)
    assert dialog.isVisible()
    box = dialog.boxes["id"]
    box.setCurrentIndex(box.findData("place"))
    people = dialog.boxes["population"]
    people.setCurrentIndex(people.findData("how many"))
    with qtbot.waitSignal(study.jobs.ended, timeout=20_000):
        dialog.accept()
    assert study.session.area_file.layer.population.sum() == 120


def test_a_table_of_other_places_is_an_error_in_the_data_step(study, panel, tmp_path, qtbot):
    table = tmp_path / "broken.parquet"
    table.write_bytes(b"PAR1 no more")
    with qtbot.waitSignal(study.jobs.ended, timeout=20_000):
        study.part(MoreData).join_table(table)
    assert "broken.parquet" in panel.steps[DATA].callout.text


def test_areas_of_several_layers_are_asked_about(program, tmp_path, qtbot):
    import geopandas as gpd

    path = write_areas(tmp_path)
    gpd.read_file(path).to_file(path, layer="again")
    with qtbot.waitSignal(program.jobs.ended, timeout=20_000):
        program.opener.open_areas(AreaSource(path))
    dialog = program.window.findChild(AreaQuestions)
    box = dialog.boxes["layer"]
    box.setCurrentIndex(box.findData("again"))
    with qtbot.waitSignal(program.jobs.ended, timeout=20_000):
        dialog.accept()
    assert program.session.area_file.source.layer == "again"


def test_closing_while_counting_leaves_no_thread(program, wired, tmp_path):
    path = write_records(tmp_path)
    program.session.set_records(Opened(path, preview_of_records(path)))
    program.session.set_draft(Draft(Scenario((SEX, AGE)), area_column="DAUID"))
    assert not wired.quiet.idle
    program.window.close()
    assert wired.quiet._job is None or not wired.quiet._job.running


def test_draft_of_a_scenario_is_not_overruled_by_a_guess(program, wired, tmp_path, qtbot):
    path = write_records(tmp_path)
    program.session.set_areas(area_file(tmp_path))
    program.session.set_records(Opened(path, preview_of_records(path)))
    draft = Draft(Scenario((SEX,)), area_column="person")
    program.session.set_draft(draft)
    qtbot.wait(50)
    qtbot.waitUntil(lambda: wired.quiet.idle, timeout=10_000)
    assert program.session.draft == draft


def test_what_suits_the_sample_is_not_taken_over_for_own_records(program, wired, tmp_path, qtbot):
    with qtbot.waitSignal(program.jobs.ended, timeout=30_000):
        program.opener.open_sample()
    session = program.session
    assert [qi.column for qi in session.draft.scenario.quasi_identifiers] == [
        *("age", "sex", "marital")
    ]
    path = write_records(tmp_path)
    session.set_records(Opened(path, preview_of_records(path)))
    assert session.draft.scenario.quasi_identifiers == ()


def test_part_of_canada_is_recognised_anew_for_other_areas(study, tmp_path, qtbot):
    session = study.session
    scenario = replace(session.draft.scenario, site_count=MaxCombs("western"))
    session.set_draft(replace(session.draft, scenario=scenario))
    session.set_areas(area_file(tmp_path))
    assert session.draft.scenario.site_count == MaxCombs("western")
    other = tmp_path / "other"
    other.mkdir()
    session.set_areas(area_file(other))
    assert session.draft.scenario.site_count == MaxCombs(None)


def test_the_status_line_names_the_next_step(program, wired, study, tmp_path, qtbot):
    session, line = program.session, program.window.sentence
    assert "press F5" in line.text(), program.window.findChild(ScenarioPanel).run_bar.reason
    without = replace(session.draft, scenario=replace(session.draft.scenario, quasi_identifiers=()))
    session.set_draft(without)
    assert "step 2, Variables" in line.text()
    session.set_draft(replace(without, area_column=""))
    assert "step 1, Data" in line.text()
    session.set_draft(Draft(Scenario((SEX,), site_count=Count(4), k=3), area_column="DAUID"))
    with qtbot.waitSignal(program.jobs.ended, timeout=20_000):
        program.window.findChild(ScenarioPanel).run_bar.button.click()
        assert "Esc cancels" in line.text()
    assert "records kept" in line.text()


def test_area_ids_without_an_area_are_told_before_counting(program, panel, tmp_path, qtbot):
    path = write_records(tmp_path)
    frame = pd.read_csv(path, dtype={"DAUID": str})
    frame.loc[frame.index[:31], "DAUID"] = "99990000"
    frame.to_csv(path, index=False)
    program.session.set_areas(area_file(tmp_path))
    program.session.set_records(Opened(path, preview_of_records(path)))
    card = panel.data.records
    qtbot.waitUntil(lambda: card.match.text() != "", timeout=10_000)
    assert card.match.text().startswith("1 of 16 area ids of the records are not in the areas")
    assert "99990000" in card.match.text()
    assert panel.data.summary().startswith("unknown ids: 1 ·")  # also where the step is folded
    assert program.session.study is None
    program.session.set_records(None)
    qtbot.waitUntil(lambda: card.match.text() == "")
    assert "unknown" not in panel.data.summary()
