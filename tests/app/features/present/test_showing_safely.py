"""A projector is a release: while presenting, and in pictures, no count of records below k."""

import re

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.features.present.presenter import Presenter
from app.kit.small_counts import told
from app.map.canvas.card import AREA, REGION
from app.map.tools.identify import facts_of, told_of_area, told_of_region, tooltip_of
from app.table.tables_panel import AREAS, REGIONS, RUNS, TablesPanel
from core.small_counts import ALL_TOLD

COUNTED = re.compile(r"(?<![\d,.<\u00a0])(\d[\d,]*)\u00a0(?:records?|times)\b")
K = 5


@pytest.fixture
def tables(program, sample_entry, settled):
    """A run of the sample, shown to others with its tables open."""
    session, e = program.session, sample_entry
    session.set_areas(e.area_file)
    session.add_run(e.run, e.study, e.area_file, e.records)
    settled(program)
    actions = {of.objectName(): of for of in program.window.actions()}
    program.window.findChild(Presenter).begin()
    actions["table_areas"].trigger()
    settled(program)
    yield program.window.findChild(TablesPanel)
    program.window.findChild(Presenter).leave()


def small_counts(text):
    """Counts of records in a text that are above 0 and below k; "< 5 records" is none."""
    found = [int(n.replace(",", "")) for n in COUNTED.findall(text)]
    return [n for n in found if 0 < n < K]


def column(panel, name, role=Qt.ItemDataRole.DisplayRole):
    section = panel.shown_names.index(name)
    return [panel.model.index(row, section).data(role) for row in range(panel.model.rowCount())]


def test_the_words_of_a_count():
    assert told(4, 5, "records") == "<\u00a05\u00a0records"
    assert told(5, 5, "records") == "5\u00a0records"
    assert told(1, 1, "records") == "1\u00a0record"
    assert small_counts("Of its 3\u00a0records, 1\u00a0record is < 5\u00a0records") == [3, 1]


def test_what_is_told_of_every_area_and_region_holds_no_small_count(sample_entry):
    facts = facts_of(sample_entry.study.areas, None, sample_entry)
    told_all = [told_of_area(facts, area).text for area in range(len(facts.areas))]
    assert any(small_counts(text) for text in told_all)  # else this would show nothing
    for area in range(len(facts.areas)):
        of = told_of_area(facts, area, least=K)
        assert not small_counts(of.text), of.text
        assert not any(rare.below for rare in of.rare)
        assert not small_counts(tooltip_of(facts, area, K))
        assert "only one of its kind" not in of.text
        assert "occurs once" not in of.text
    regions = range(sample_entry.run.aggregation.n_regions)
    assert any(told_of_region(facts, region).rare[0].below for region in regions)
    for region in regions:
        of = told_of_region(facts, region, least=K)
        assert not small_counts(of.text), of.text
        assert not any(rare.below for rare in of.rare)


def test_the_window_tells_no_small_count_while_presenting(program, tables, sample_entry, settled):
    session, canvas = program.session, program.window.map_panel.canvas
    counts = sample_entry.study.counts
    few = int(np.flatnonzero(counts.anonymity() == 1)[0])
    program.window.actions_.identify.trigger()
    for kind in (AREA, REGION):
        canvas.area_clicked.emit(few, Qt.KeyboardModifier.NoModifier)
        program.window.map_panel.card.kind_chosen.emit(kind)
        settled(program)
        card = program.window.map_panel.card
        assert card.isVisible()
        labels = (*card.findChildren(QLabel), *tables.findChildren(QLabel))
        for label in labels:
            if label.isVisible():
                assert not small_counts(label.text()), label.text()
        assert "not named to others" in card.text
    assert not small_counts(canvas._describe(few))
    for name, names in (
        (AREAS, ("records", "anonymity")),
        (REGIONS, ("records", "lost", "anonymity")),
        (RUNS, ("global_anonymity", "suppressed_records")),
    ):
        panel = tables.open(name)
        settled(program)
        assert panel.model.rowCount()
        for of in names:
            texts = [text.removeprefix("◆ ").replace(",", "") for text in column(panel, of)]
            assert not [n for n in texts if n.isdigit() and 0 < int(n) < K], (name, of)
    areas = tables.open(AREAS)
    assert f"<\u00a0{K}" in column(areas, "anonymity")
    tips = column(areas, "anonymity", Qt.ItemDataRole.ToolTipRole)
    assert any("Not shown to others" in tip for tip in tips)
    assert not session.showing.custodian


def test_the_custodian_may_look_and_a_mark_says_so(program, tables, settled):
    canvas, stage = program.window.map_panel.canvas, program.window.findChild(Presenter)
    shown = tables.open(AREAS)
    assert "1" not in column(shown, "anonymity")
    assert canvas.still().least == K
    stage.small_counts.trigger()
    settled(program)
    assert "1" in column(shown, "anonymity")
    assert "Small counts shown" in canvas.mark
    assert "Small counts shown" in canvas.still().mark
    assert canvas.still().least == ALL_TOLD
    stage.leave()
    settled(program)
    # The wish ends with presenting; pictures are for others also when nobody looks on.
    assert not stage.small_counts.isChecked()
    assert "Small counts" not in canvas.mark
    assert canvas.still().least == K
    assert canvas.least_seen == ALL_TOLD
    assert "1" in column(shown, "anonymity")
