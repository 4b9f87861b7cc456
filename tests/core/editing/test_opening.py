"""A run opened for editing."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from core.constraints.base import Constraints
from core.editing.editor import open_editor
from core.errors import VbasError
from core.given_regions import GivenRegions, judge
from core.io.inputs import load_study
from core.io.sample import sample_scenario
from core.ledger import account
from core.pipeline import execute
from core.steps import finish


@pytest.fixture(scope="module")
def sample():
    saved = sample_scenario()
    loaded = finish(load_study(saved.areas, saved.records, saved.levels))
    return finish(execute(saved.scenario, loaded.study)), loaded.study


def test_it_says_of_a_run_what_its_evaluation_says(sample) -> None:
    run, study = sample
    standing = open_editor(run, study).standing()
    evaluation = run.evaluation
    assert standing.regions == evaluation.n_regions
    assert standing.suppressed == evaluation.suppressed_records
    assert standing.suppression_rate == evaluation.suppression_rate
    assert standing.compactness_m == pytest.approx(evaluation.compactness_own_centre_m)
    assert standing.bits == pytest.approx(evaluation.non_uniform_entropy_bits)
    assert standing.anonymity == evaluation.global_anonymity
    assert standing.k == run.scenario.k


def test_what_was_edited_is_judged_as_the_editor_said(sample) -> None:
    run, study = sample
    editor = open_editor(run, study)
    editor.merge(np.array([0, 3]))
    editor.split(5)
    editor.give(editor.members(7)[:3], 8)
    made = editor.finished()
    again = finish(judge(run.scenario, study, made, GivenRegions("edit", "Run 1")))
    standing = editor.standing()
    assert again.evaluation.suppressed_records == standing.suppressed
    assert again.evaluation.n_regions == standing.regions == made.n_regions
    # The edited run can itself be edited, and a draft goes on where it was left.
    assert open_editor(again, study).standing().suppressed == standing.suppressed
    assert open_editor(run, study, editor.labels()).standing() == standing


def test_borders_of_the_run_hold_for_the_hand_too(sample) -> None:
    run, study = sample
    level = next(iter(study.areas.parents))
    scenario = replace(run.scenario, constraints=Constraints(border_level=level))
    bordered = finish(execute(scenario, study))
    editor = open_editor(bordered, study)
    units = study.areas.parents[level].astype(str)
    abroad = next(a for a in range(len(units)) if units[a] != units[editor.members(0)[0]])
    stroke, problem = editor.give(np.array([abroad]), 0)
    assert not len(stroke)
    assert level in str(problem)
    assert units[abroad] in str(problem)


def test_too_much_for_the_memory_is_said_with_a_remedy(sample, monkeypatch) -> None:
    run, study = sample
    monkeypatch.setattr(account, "_MOST_BYTES", 10)
    with pytest.raises(VbasError, match="coarser quasi-identifiers"):
        open_editor(run, study)
