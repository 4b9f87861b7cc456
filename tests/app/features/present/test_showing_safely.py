"""A projector is a release: while presenting, and in pictures, no count of records below k."""

import re
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.features.compare.sentences import verdict
from app.features.page.content import content_of
from app.features.present.presenter import Presenter
from app.features.runs.measures_in_words import as_csv, as_text, headline, measures
from app.features.runs.outcome import outcome_lines
from app.features.runs.run_words import card_words
from app.kit.small_counts import told
from app.map.canvas.card import AREA, REGION
from app.map.layers.classes_view import ClassesShown, ClassesView
from app.map.tools.identify import facts_of, told_of_area, told_of_region, tooltip_of
from app.table.tables_panel import AREAS, REGIONS, RUNS, TablesPanel
from app.workspaces.aggregate.decision.texts import loss_tip
from app.workspaces.aggregate.overview_panel import RunSection
from app.workspaces.aggregate.panels.facts import RunFacts
from app.workspaces.aggregate.panels.figures import BarFigure
from app.workspaces.aggregate.panels.panel import PAGES
from core.colours.legend import Legend, LegendEntry
from core.decision.decide import decide
from core.differences import differences
from core.map.classify import Classed, histogram_of
from core.small_counts import ALL_TOLD
from core.steps import finish
from tests.core.decision.test_decision import question, six

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


@pytest.fixture(scope="module")
def nearly_nothing(sample_entry):
    """The sample's run, as if three of its records were lost and one person were alone."""
    run = sample_entry.run
    few = {"suppressed_records": 3, "suppression_rate": 3 / run.suppression.counts.n_records}
    e = replace(run.evaluation, global_anonymity=1, global_anonymity_before=1, **few)
    return replace(sample_entry, run=replace(run, evaluation=e, start=run.evaluation))


def test_totals_of_a_run_hold_no_small_count(nearly_nothing):
    entry = nearly_nothing
    assert small_counts(headline(entry)) == [3]
    assert headline(entry, K).startswith("<\u00a05\u00a0records (<\u00a0")
    told_all = {of.key: of for of in measures(entry)}
    found = {of.key: of for of in measures(entry, K)}
    assert told_all["global_anonymity"].text == "1\u00a0record"
    for key in ("global_anonymity", "global_anonymity_before", "suppressed_records"):
        assert found[key].text == found[key].exact == "<\u00a05\u00a0records"
        assert found[key].value is None
        assert "only one of their kind" not in found[key].sentence
    assert found["suppression_rate"].value is None  # it would tell the three
    assert found["n_records"] == told_all["n_records"]
    for of in found.values():
        assert not small_counts(f"{of.text} {of.exact} {of.sentence}"), of
    assert not small_counts(as_text(entry, K))
    assert "suppressed_records,,records" in as_csv(entry, K)
    assert not small_counts(" ".join(outcome_lines(entry, K)))
    card = card_words(entry, None, least=K)
    assert small_counts(card_words(entry, None).tip)
    assert not small_counts(card.tip + card.accessible)


def test_two_runs_that_differ_by_few_records(nearly_nothing, sample_entry):
    of = differences(sample_entry.run, sample_entry.study, sample_entry.run, sample_entry.study)
    few = replace(of.summary, lost=-3, lost_share_after=0.001)
    assert small_counts(verdict(nearly_nothing, sample_entry, few))
    assert not small_counts(verdict(nearly_nothing, sample_entry, few, K))


def test_panels_beside_the_map_tell_no_small_count(program, tables, sample_entry, settled, qtbot):
    """Overview, cards and figures while presenting; the custodian sees all of it again."""
    stage = program.window.findChild(Presenter)
    section = program.window.findChild(RunSection)
    docks = {of.objectName(): of for of in program.window.docks("aggregate")}

    def overview():
        docks["aggregate.overview"].show()
        docks["aggregate.overview"].raise_()
        settled(program)
        qtbot.waitUntil(lambda: bool(section.texts))  # rows come a few at a time
        return " ".join([*section.texts, *(of.text() for of in section.findChildren(QLabel))])

    assert sample_entry.run.evaluation.global_anonymity < K
    section.everything.setChecked(True)
    qtbot.waitUntil(lambda: not small_counts(overview()), timeout=10_000)
    assert "<\u00a05\u00a0records" in overview()
    stage.small_counts.trigger()
    qtbot.waitUntil(lambda: bool(small_counts(overview())), timeout=10_000)
    stage.small_counts.trigger()
    qtbot.waitUntil(lambda: not small_counts(overview()), timeout=10_000)
    content = content_of(program.session)
    assert not small_counts(" ".join([content.sentence, *(text for _, text in content.measures)]))


@pytest.mark.parametrize("page", ["suppression", "discernibility", "entropy"])
def test_figures_draw_no_bar_of_a_small_count(program, sample_entry, page):
    figures = PAGES[page].figures(program)

    def texts(least):
        said = []
        for figure in figures.values():
            if not isinstance(figure, BarFigure):
                continue
            for drawn in figure.prepare((RunFacts(sample_entry, least),)).values():
                said.append(drawn.why)
                bars = drawn.bars
                for i, of in enumerate(() if bars is None else bars.series):
                    for key, value in zip(of.keys.tolist(), of.values.tolist(), strict=True):
                        note = "" if bars.note is None else bars.note(i, key)
                        counted = bars.unit == "records" and not np.isnan(value)
                        said.append(f"{bars.written(value)}{chr(160)}records" if counted else "")
                        said.append(note)
        return said

    if page == "suppression":
        assert any(map(small_counts, texts(ALL_TOLD)))  # else this would show nothing
    assert not [text for text in texts(K) if small_counts(text)]


def test_the_style_editor_says_below_k(qtbot):
    """The classes of anonymity: bounds below k are not told, nor where the axis begins."""
    values = np.array([1.0, 1.0, 2.0, 3.0, 6.0, 9.0, 30.0, 40.0])
    entries = (LegendEntry(0xFF0000, 1.0, 3.0), LegendEntry(0x00FF00, 6.0, 40.0))
    legend = Legend("Anonymity", "records", entries, of_records=True)
    done = Classed(None, legend, np.array([4, 4]), 0)
    view = ClassesView()
    qtbot.addWidget(view)
    view.show_classes(ClassesShown(done, histogram_of(values), "areas"))
    assert view.rows[0][0].startswith("1")
    shown = ClassesShown(done, histogram_of(values), "areas", K)
    view.show_classes(shown)
    assert view.rows[0][0] == "<\u202f5"
    assert view.rows[1][0].startswith("6")
    assert (shown.end(1.0), shown.end(40.0)) == ("<\u00a05", "40")


def test_the_table_of_levels_says_below_k():
    table = finish(decide(question(3, limit=0.0), six()))
    key = (0, 3)
    loss = table.losses[0, 0, 3]
    few = replace(table, losses={**table.losses, (0, 0, 3): replace(loss, suppressed=2)})
    assert "2 of 15" in loss_tip(few, 0, key)
    assert "<\u00a03 of 15" in loss_tip(few, 0, key, 3)
