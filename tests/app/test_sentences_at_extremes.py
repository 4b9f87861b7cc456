"""Sentences about runs at extremes: none may break the rules of CONTRIBUTING.md, "Sentences"."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from app.features.compare.sentences import caption, changed_sentence, verdict
from app.features.runs.measures_in_words import (
    as_text,
    difference,
    headline,
    measures,
    status_sentence,
)
from app.features.runs.outcome import outcome_lines
from app.features.runs.run_words import card_words
from app.frame.session import RunEntry
from app.kit.language import FRENCH
from app.workspaces.aggregate.panels.facts import RunFacts
from app.workspaces.aggregate.panels.panel import PAGES
from core.baselines import AREAS, baseline
from core.constraints.base import Constraints
from core.differences import differences
from core.io.records import RecordSource
from core.placement.anonymity_driven.placer import AnonymityDriven
from core.placement.suppression_driven.placer import SuppressionDriven
from core.quasi_identifiers import QuasiIdentifier
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target
from core.site_count import Count, Population
from core.steps import finish
from core.study import UNKNOWN_AREA
from core.target import carry_out
from tests.app.sentence_rules import faults, refuse
from tests.app.workspaces.aggregate.stub_program import stub_context
from tests.core.studies import counts_of_stays, layer, study

_GRID = [(x * 1000.0, y * 1000.0) for x in range(4) for y in range(4)]


def _same(n_areas, row):
    return [list(row) for _ in range(n_areas)]


def _plain(k, sites, **more):
    return Scenario((QuasiIdentifier("q"),), k=k, site_count=Count(sites), **more)


_RECORDS = RecordSource(Path("records.csv"), "area", ())


def _entry(name, scenario, of):
    return RunEntry(1, name, finish(carry_out(scenario, of)), of, None, _RECORDS, None)


@cache
def entries():
    """Runs at every extreme, by what is extreme about them."""
    even = study(_GRID, _same(16, [6, 3]), population=[500.0] * 16)
    rare = study(_GRID, np.eye(16, dtype=int).tolist(), population=[100.0] * 16)
    alone = study([(0.0, 0.0)], [[1]], population=[1.0])
    pair = study([(0.0, 0.0), (0.0, 0.0)], [[1, 0], [0, 1]])
    gaps = study(_GRID, [[9, 1], *_same(15, [0, 0])], population=[np.nan] * 15 + [3.0])
    huge = study(_GRID, _same(16, [130_000_000, 1]), population=[2_000_000.0] * 16)
    left = replace(even, left_out={UNKNOWN_AREA: 1})
    stays = [(person, area, 0) for person in range(5) for area in range(4)]
    persons = replace(left, areas=layer(_GRID[:4]), counts=counts_of_stays(stays, 4, 1))
    strict = Constraints(contiguous=True, floor="800", balance=0.01)
    border = BorderRefinement(max_moves=200)
    mixed = study(
        _GRID,
        [[(7 * i) % 5, (3 * i + 1) % 4, i % 2] for i in range(16)],
        population=[100.0 * (i % 5) for i in range(16)],
    )
    told = {
        "nothing lost": (even, _plain(2, 4)),
        "everything lost": (rare, _plain(16, 4)),
        "everything lost, one region": (rare, _plain(5, 1)),
        "one region": (even, _plain(5, 1)),
        "one area, one record": (alone, _plain(1, 1)),
        "areas in one place": (pair, _plain(1, 1)),
        "empty regions": (gaps, _plain(2, 1)),
        "huge": (huge, _plain(16, 3)),
        "one record in a hundred million": (huge, _plain(2, 16)),
        "a cut-off no region meets": (even, _plain(2, 1)),
        "left out before": (left, _plain(4, 4)),
        "persons": (persons, _plain(2, 2)),
        "refined": (mixed, _plain(3, 4, refinement=border)),
        "refined, nothing to win": (even, _plain(2, 4, refinement=border)),
        "refined, nothing to save": (rare, _plain(16, 4, refinement=border)),
        "strict": (mixed, _plain(3, 5, constraints=strict)),
        "strict and refined": (mixed, _plain(3, 5, constraints=strict, refinement=border)),
        "anonymity": (mixed, _plain(3, 5, placement=AnonymityDriven())),
        "anonymity, all lost": (rare, _plain(16, 4, placement=AnonymityDriven())),
        "anonymity, one": (mixed, _plain(3, 1, placement=AnonymityDriven())),
        "suppression": (mixed, _plain(3, 5, placement=SuppressionDriven(max_moves=50))),
        "at most a little": (mixed, _plain(3, 4, target=Target(max_suppression=0.2))),
        "at most nothing": (rare, _plain(5, 4, target=Target(max_suppression=0.01))),
        "at most all": (even, _plain(2, 4, target=Target(max_suppression=1.0))),
        "one at most": (mixed, _plain(60, 4, target=Target(max_suppression=0.9))),
    }
    found = {name: _entry(name, scenario, of) for name, (of, scenario) in told.items()}
    by_people = Scenario((QuasiIdentifier("q"),), k=2, site_count=Population("500000"))
    found["a cut-off no region meets"] = _entry("cut-off", by_people, even)
    for name, of in (("even", even), ("rare", rare), ("gaps", gaps), ("huge", huge)):
        run = finish(baseline(_plain(3, 1), of, AREAS))
        found[f"today, {name}"] = RunEntry(2, f"Today {name}", run, of, None, _RECORDS, None)
    return found


def _pairs():
    """Every two runs of the same areas, each with itself too."""
    of = entries()
    return [(a, b) for a in of for b in of if of[a].study.areas is of[b].study.areas]


def said_of(entry):
    """Where a sentence stands, and the sentence."""
    yield "headline", headline(entry)
    yield "status", status_sentence(entry)
    yield "caption", caption(entry)
    card = card_words(entry, None)
    for part in ("lost", "size", "approach", "tip", "accessible"):
        yield f"card {part}", getattr(card, part)
    for of in measures(entry):
        yield of.key, of.text
        yield of.key, of.sentence
        yield of.key, of.label
    for line in outcome_lines(entry):
        yield "outcome", line
    for notice in entry.run.notices:
        yield "notice", str(notice)
    for line in as_text(entry).splitlines():
        yield "copied", line


def said_of_two(shown, other):
    """What is said of a run beside another one."""
    of = differences(shown.run, shown.study, other.run, other.study).summary
    yield "verdict", verdict(shown, other, of)
    yield "changed", changed_sentence(of)
    before = {of.key: of for of in measures(other)}
    for mine in measures(shown):
        change = difference(mine, before.get(mine.key))
        if change is not None:
            yield mine.key, change.text
            yield mine.key, change.exact


@pytest.fixture
def figures(theme, qtbot):
    """The figures of all pages that show one run, by name."""
    program = stub_context(theme, qtbot).program
    made = {}
    for page in PAGES.values():
        if not page.all_runs:
            made |= {
                f"{page.title()} {key}": figure
                for key, figure in page.figures(program).items()
                if key != page.slow  # the outline of regions: these areas have none
            }
    yield made
    for figure in made.values():
        figure.deleteLater()


def said_by(figure, entry):
    """What a figure says under its heading, and of its bars."""
    for ready in figure.prepare((RunFacts(entry),)).values():
        yield "why", ready.why
        bars = getattr(ready, "bars", None)
        for i, series in enumerate(bars.series if bars else ()):
            for row, value in zip(series.keys.tolist(), series.values.tolist(), strict=True):
                yield from (("bar", bars.label(row)), ("bar", bars.written(value)))
                yield "bar", bars.note(i, row)


def test_no_nonsense_about_one_run():
    for name, entry in entries().items():
        refuse((f"{name}: {where}", text) for where, text in said_of(entry))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Regions are 1,073,945.2\u00a0% wider.", "too many per cent"),
        ("k = 100,000 holds · 0\u00a0% of records kept", "holds while nothing is kept"),
        ("It loses 1.00\u00a0% instead of 1.00\u00a0%.", "the same on both sides"),
        ("1\u00a0regions have none.", "one of many"),
        ("Half of {n} are lost.", "what a field should hold is missing"),
        ("The mean is nan\u00a0km.", "this is no number"),
        ("−0\u00a0ms", "less than nothing"),
        ("It is done..", "two full stops"),
        ("It  is done.", "two blanks"),
    ],
)
def test_the_rules_find_what_was_once_said(said, why):
    assert any(why in found for found in faults(said))


def test_the_rules_let_pass_what_is_right():
    assert not faults(
        "1,001\u00a0regions lose 0.1\u00a0records: 0.40\u00a0% instead of 0.90\u00a0%."
    )
    assert faults("0\u00a0régions", french=True)
    assert not faults("0\u00a0région, 10\u00a0régions", french=True)


def test_no_nonsense_about_two_runs():
    for a, b in _pairs():
        shown, other = entries()[a], entries()[b]
        refuse((f"{a} / {b}: {where}", text) for where, text in said_of_two(shown, other))


def test_no_nonsense_under_figures(figures):
    for name, entry in entries().items():
        for of, figure in figures.items():
            refuse((f"{name}: {of} {where}", text) for where, text in said_by(figure, entry))


def test_no_nonsense_in_french(language, figures):
    language.use(FRENCH)
    for name, entry in entries().items():
        refuse(((f"{name}: {where}", text) for where, text in said_of(entry)), french=True)
        for figure in figures.values():
            refuse(said_by(figure, entry), french=True)
    for a, b in _pairs():
        refuse(said_of_two(entries()[a], entries()[b]), french=True)
