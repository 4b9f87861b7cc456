"""The measures of the shown run, and how they are taken away."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QPushButton, QScrollArea
from stub_program import stub_context

from app.features.runs.measures_in_words import as_csv, as_text, measures
from app.workspaces.aggregate.export import Exporter
from app.workspaces.aggregate.overview_panel import (
    MeasureRow,
    RunSection,
    TakeAway,
    origin_of,
)
from app.workspaces.aggregate.state import AggregateWorkspace
from core.aggregation import Aggregation
from core.errors import Notice, Phrase
from core.given_regions import GivenRegions, judge
from core.placement.distances import DistanceChange
from core.small_counts import ALL_TOLD
from core.steps import finish


@pytest.fixture
def section(qtbot, theme):
    made = RunSection()
    qtbot.addWidget(made)
    made.resize(320, 700)
    made.show()
    return made


def test_a_few_measures_are_shown_at_first_and_all_when_asked(section, qtbot, sample_entry):
    section.show_result((sample_entry, None, "Better.", ALL_TOLD))
    qtbot.waitUntil(lambda: len(section.texts) > 0)
    few = section.texts
    assert len(few) == 6
    assert few[0].startswith("Records lost.")
    section.everything.setChecked(True)
    qtbot.waitUntil(lambda: len(section.texts) > len(few))
    assert set(few) < set(section.texts)
    assert len(section.texts) == len(measures(sample_entry))
    for of, text in zip(measures(sample_entry), section.texts, strict=True):
        assert text.startswith(f"{of.label}. {of.text}")
        assert of.sentence in text
    assert section.gain.text() == "Better."


def test_what_asks_for_nothing_stands_with_the_origin(section, sample_entry):
    done = DistanceChange(2.0, 3.0, 1.0, 1.0).notice(Phrase("Placement"))
    warning = Notice("Nothing is released.")
    run = replace(sample_entry.run, notices=(done, warning))
    section.show_result((replace(sample_entry, run=run), None, "", ALL_TOLD))
    told = [label.text() for label in section.findChildren(QLabel) if label.isVisible()]
    assert str(warning) in told
    assert not any(str(done) in text for text in told)
    section.origin.unfold()
    assert str(done) in section.origin.why.text()
    assert section.origin.why.isVisible()


def test_differences_are_shown_only_to_another_run(section, qtbot, sample_entry, other_entry):
    section.show_result((other_entry, other_entry, "", ALL_TOLD))
    qtbot.waitUntil(lambda: len(section.texts) > 0)
    assert not any("the same" in text for text in section.texts)
    section.show_result((other_entry, sample_entry, "", ALL_TOLD))
    qtbot.waitUntil(lambda: any("the same" in text for text in section.texts))
    lost = next(text for text in section.texts if text.startswith("Records lost."))
    assert "+" in lost


def test_copies_and_export(qtbot, theme, sample_entry):
    context, written = stub_context(theme, qtbot), []
    context.program.parts[Exporter] = SimpleNamespace(ask_for_table=written.append)
    row = TakeAway(context)
    buttons = {of.text(): of for of in row.findChildren(QPushButton)}
    buttons["Export …"].click()
    assert not written  # there is no run
    context.program.session.current_run = sample_entry
    buttons["Copy"].click()
    assert QGuiApplication.clipboard().text() == as_text(sample_entry)
    buttons["Copy CSV"].click()
    assert QGuiApplication.clipboard().text() == as_csv(sample_entry)
    buttons["Export …"].click()
    assert written == [as_csv(sample_entry)]
    with qtbot.waitSignal(context.program.window.actions_.release.triggered):
        buttons["Release …"].click()


def test_the_panel_is_there_with_a_run_and_empty_without(sample_program, settled, qtbot):
    window, session = sample_program.window, sample_program.session
    page = sample_program.part(AggregateWorkspace).overview
    window.docks("aggregate")[2].raise_()
    qtbot.waitUntil(page.empty.isVisible)
    assert page.foot.isHidden()
    page.empty.findChild(QPushButton).click()
    settled(sample_program)
    qtbot.waitUntil(lambda: bool(page.sections[0].texts) and page.foot.isVisible())
    session.show_run(None)
    qtbot.waitUntil(page.empty.isVisible)
    assert page.foot.isHidden()


def test_the_origin_names_files_seed_and_version(sample_entry):
    text = origin_of(sample_entry)
    assert "areas: areas.gpkg" in text
    assert "records: records.parquet" in text
    assert "Seed 1" in text
    assert sample_entry.run.version in text


def test_a_value_goes_under_a_word_that_is_too_long_to_stand_beside_it(qtbot, sample_entry):
    row, of = MeasureRow(), measures(sample_entry)[0]
    qtbot.addWidget(row)
    row.show()
    row.show_measure(of, None, "")
    row.resize(400, row.height())
    assert row.first.direction() == QBoxLayout.Direction.LeftToRight
    row.show_measure(replace(of, label="Enregistrementsretirés" * 2), None, "")
    row.resize(220, row.height())
    assert row.first.direction() == QBoxLayout.Direction.TopToBottom


def test_rows_come_to_rest_at_any_width(qtbot, section, sample_entry):
    page = QScrollArea(widgetResizable=True)
    qtbot.addWidget(page)
    section.show_result((sample_entry, None, "", ALL_TOLD))
    qtbot.waitUntil(lambda: len(section.texts) > 0)
    page.setWidget(section)
    page.show()
    for width in (*range(420, 160, -20), *range(160, 420, 20)):
        page.resize(width, 300)
        QApplication.processEvents()
    page.resize(170, 300)
    qtbot.waitUntil(lambda: section.width() <= page.viewport().width())
    page.takeWidget()


def test_regions_in_several_pieces_are_told_though_nobody_asked(program, settled, sample_entry):
    """The two areas at the ends, together and without what lies between."""
    areas = sample_entry.area_file.layer
    n = len(areas)
    split = np.zeros(n, dtype=np.int32)
    far = np.argsort(areas.points[:, 0])
    split[far[[0, -1]]] = 1
    scenario, study = sample_entry.run.scenario, sample_entry.study
    files = (study, sample_entry.area_file, sample_entry.records)
    program.session.set_areas(sample_entry.area_file)
    of = finish(judge(scenario, study, Aggregation(split, 2), GivenRegions("table", "two.csv")))
    program.session.add_run(of, *files)
    settled(program)
    section = program.window.findChild(RunSection)
    assert not section.pieces.isHidden()
    assert section.pieces.text().startswith("Regions in more than one piece: ")
    assert "2" in section.pieces.text()
    whole = Aggregation(np.zeros(n, np.int32), 1)
    alone = finish(judge(scenario, study, whole, GivenRegions("table", "one.csv")))
    program.session.add_run(alone, *files)
    settled(program)
    assert section.pieces.isHidden()
