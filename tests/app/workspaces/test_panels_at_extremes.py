"""Sentences of panels over data at extremes: none may break the rules of CONTRIBUTING.md."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from app.features.edit.figures import figures_of, told_of
from app.kit.language import ENGLISH, FRENCH, said
from app.workspaces.cells.losses import texts as losses
from app.workspaces.cells.outcome import texts as outcomes
from app.workspaces.cells.outcome.price import price_words
from app.workspaces.cells.risk import texts as risks
from app.workspaces.cells.setup import texts as setup
from app.workspaces.levels.lens import texts as lens
from app.workspaces.levels.table import remedies
from app.workspaces.levels.table import texts as tables
from app.workspaces.levels.thresholds import texts as thresholds
from app.workspaces.uniqueness.explorer import texts as explorer
from app.workspaces.uniqueness.explorer.details import change_words
from app.workspaces.uniqueness.explorer.minimal import minimal_sentence
from app.workspaces.uniqueness.findings.verdict import known_words
from app.workspaces.uniqueness.findings.weights import _method_words
from app.workspaces.uniqueness.variables import panel as variables
from core.cutoff.design import BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.editing.count import RegionStanding
from core.map import named_classes as legends
from core.record_uniqueness.in_words import omission_words, verdict_words, weights_words
from core.risk.assessment import Release
from core.risk.exposure import AtRisk
from core.risk.samples import SampleDesign
from core.risk.thresholds import Threshold, threshold_choices
from core.suppression.cells.association import AssociationMatrix, Associations
from core.suppression.cells.bias import bias_of
from core.suppression.cells.missingness import ANY_COLUMN, Missingness
from core.suppression.cells.protection import Protection
from core.suppression.cells.verify import CombinationCheck
from core.thresholds.report import report
from tests.app.features.edit.test_edit_figures import START
from tests.app.sentence_rules import refuse
from tests.app.workspaces.levels.table.level_cases import decided, layer, question, sheet
from tests.app.workspaces.levels.thresholds.test_thresholds_panel import MODEL
from tests.core.record_uniqueness.examinations import distinct_of, examined, random_records
from tests.core.risk.risks_of_small import of as risk_records
from tests.core.risk.risks_of_small import risk
from tests.core.studies import class_counts
from tests.core.suppression.made_outcomes import all_blanked, made

HUGE = 2_000_000_000


def uniqueness():
    """What is said of combinations of variables."""
    same, other = [0] * 300, list(range(300))
    cases = {
        "nothing unique": distinct_of({"age": same, "sex": same}),
        "all unique": distinct_of({"age": other, "sex": same}),
        "all unique by two": distinct_of({"age": other, "sex": other}),
        "one record": distinct_of({"age": [0], "sex": [0]}),
        "one unique": distinct_of({"age": [*same, 1], "sex": [*same, 0]}),
        "one variable": distinct_of({"age": [*same, 1]}),
        "usual": random_records(),
    }
    huge = cases["one unique"]
    cases["huge"] = replace(huge, counts=np.array([2_000_000_000, 1], np.int32))
    for name, distinct in cases.items():
        for set_size in (1, 5, 1000):
            of = examined(distinct, set_size=set_size)
            lattice = of.lattice
            for notice in (*verdict_words(of), *weights_words(of), *omission_words(of)):
                yield name, str(notice)
            yield name, _method_words(of, True)
            yield name, known_words(lattice)
            for i in range(len(lattice)):
                yield name, explorer.counted_words(lattice, i)
                yield name, explorer.value_words(lattice, explorer.IN_SETS, i)
    for counts in ((0, 0), (1, 0), (0, 1), (HUGE, 1)):
        yield "singled out", minimal_sentence(np.array(counts))
    for before, after in product((0, 1, 100), repeat=2):
        yield "change", change_words(before, after, 100)
    for n in (1, 2, 40):
        yield "asked", variables.combinations(n)
        yield "asked", variables.answered(n, 0.0)
        yield "asked", variables.estimate(n, 3.0)


def cells():
    """What is said of suppressed cells."""
    pair = Protection((("age", "sex"), ("age",)), 5)
    one = Protection((("age", "sex"),), 1)
    left = (CombinationCheck(("age", "sex"), 1, 1, 1, 1), CombinationCheck(("age",), 0, 0, 6, 0))
    found = {
        "usual": made(),
        "nothing blanked": made(cells=(0, 0), bits=(0.0, 0.0), rounds=0),
        "one blanked": made(cells=(1, 0), bits=(1.0, 0.0), cells_phase_1=1),
        "all blanked": all_blanked(),
        "k above all": made(replace(pair, k=100_000)),
        "one combination": made(one),
        "one record": made(one, n=1, cells=(1, 1)),
        "not safe": made(replace(pair, single_pass=True), checks=left, moles_left=1),
        "given back": made(cells_before_give_back={"age": 5, "sex": 1}),
        "nothing given back": made(cells_before_give_back={"age": 4, "sex": 1}),
    }
    for name, of in found.items():
        for words in (
            outcomes.figure_words,
            outcomes.verified_words,
            outcomes.touched_words,
            outcomes.rounds_words,
            outcomes.time_words,
            outcomes.given_back_words,
            outcomes.baseline_words,
        ):
            yield f"{name} {words.__name__}", words(of)
        yield f"{name} wildcard", " ".join(outcomes.wildcard_words(of))
        yield name, outcomes.lost_words(of, {})
        yield name, outcomes.too_much_words(of, {})
        yield name, outcomes.risk_words(of.suppression.protection)
    for n in (0, 1, 2):
        yield "setup", setup.estimate(n, 0)
        yield "setup", setup.estimate(n, 1)
        yield "setup", setup.answered(n, 0.0)
        yield "setup", setup.left_in(n)
    yield "price", price_words((), "age", True)


def lost():
    """What is said of who lost values."""
    tables_of = {
        "none": ((10, 10), (0, 0)),
        "all": ((10, 10), (10, 10)),
        "one of one": ((1,), (1,)),
        "one group": ((1, 5), (0, 1)),
        "huge": ((HUGE, 1), (1, 1)),
    }
    for (name, (records, blanked)), column in product(tables_of.items(), ("age", ANY_COLUMN)):
        labels = tuple(f"g{i}" for i in range(len(records)))
        found = Missingness(
            column, "sex", labels, np.array(records), np.array(blanked), np.zeros(len(records), int)
        )
        bias = bias_of(found)
        for places in (False, True):
            yield name, losses.bias_words(bias, "sex", {}, places=places)
        yield name, losses.strength_words(bias, "sex")
        for i in range(len(labels)):
            yield name, losses.group_words(found, i)
    for before, after, n in ((0.0, 0.0, 1), (1.0, 0.0, 2), (0.0, 1.0, 0), (np.nan, np.nan, 0)):
        matrices = (
            AssociationMatrix(np.array([[1, v], [v, 1.0]]), np.array([[1, v], [v, 1.0]]),
                              np.full((2, 2), n))
            for v in (before, after)
        )  # fmt: skip
        of = Associations(("age", "sex"), *matrices)
        yield "associations", losses.change_words(of, {})
        yield "associations", losses.pair_words(of, 0, 1, {})


def at_risk():
    """What is said of attacks."""
    for outcome, k, release in product(
        (False, True), (1, 2, 6, 100_000), (Release(), Release(1_000_000), Release(0, 0.01))
    ):
        of = risk(risk_records(outcome), Threshold(k), release=release)
        name = f"k = {k}, {release}, {'' if outcome else 'not '}suppressed"
        n = of.exposure.n_records
        yield name, risks.verdict_words(of.at_risk, n, k, suppressed=of.suppressed)
        if not isinstance(of.assessment, Exception):
            yield from ((name, text) for text in risks.attack_sentences(of.assessment))
        if of.areas is not None:
            for after in (False, True) if of.suppressed else (False,):
                yield name, risks.map_words(of.areas, after=after, regions=False)
            for unit in range(len(of.areas)):
                told = risks.told_of(of.areas, unit, region=True, suppressed=of.suppressed)
                yield name, told
    for threshold in threshold_choices():
        yield "threshold", risks.threshold_words(threshold)
    for areas, records in product((1, 2), (0, 1, HUGE)):
        for suppressed in (False, True):
            text = risks.selected_words(areas, records, records, 0, suppressed)
            yield "selected", text
    for n, samples in product((1, 10, HUGE), (1, 2, 10)):
        yield "samples", risks.samples_words(SampleDesign(samples, 0.1, 1), n)
    one = np.array([1])
    for after in (np.array([0]), one):
        for elsewhere in (0, 1):
            of_one = AtRisk(one, one, after, elsewhere)
            yield "one area", risks.map_words(of_one, after=True, regions=False)


PEOPLE = {
    "usual": layer(),
    "all small": layer(np.full(6, 1.0)),
    "all large": layer(np.full(6, 9e6)),
    "one area": layer(np.array([1.0]), ("ON",)),
    "nobody in some": layer(np.array([0.0, 0.0, 1.0, 0.0, 9e6, np.nan])),
    "outside Canada": layer(provinces=("XX",) * 6),
    "one unknown": layer(provinces=("ON", "ON", "ON", "ON", "NS", "")),
}
RULES = (
    {},
    {"rule": "hipaa", "predictor": ""},
    {"design": Design((Variable("age", 1), Variable("sex", 2)))},
    {"design": Design((Variable("age", 100_000), Variable("job", 100_000)))},
)


def levels():
    """What is said of levels, and of what can be done."""
    for (name, areas), asked, level in product(PEOPLE.items(), RULES, ("areas", "fsa", "province")):
        wanted = question(**asked)
        for records in (None, np.arange(len(areas))):
            made_ = sheet(wanted, areas=areas, records=records)
            looked = decided(made_, wanted, level)
            for notice in looked.row.units.notices:
                yield name, str(notice)
            if looked.judged is None:
                yield name, tables.not_known(looked.asked)
                continue
            yield name, tables.answer(looked.row, looked.judged)
            yield name, tables.reason(looked.asked, looked.judged)
            for unit in range(len(looked.row.units)):
                yield name, tables.margin_tip(looked.judged, unit)
                yield name, tables.margin_text(looked.judged, unit).replace("∞", "")
            yield name, tables.share_tip(level, looked.judged.whole, looked.row.units)
            of = remedies.remedies_for(remedies.RemediesQuery(made_, looked))
            for words in (
                remedies.leave_sentence,
                remedies.up_sentence,
                remedies.coarsen_sentence,
                remedies.start_sentence,
                remedies.start_tip,
            ):
                yield f"{name} {words.__name__}", words(of)
            search = of.search
            for answer in getattr(search, "answers", ()):
                yield name, remedies.answer_words(wanted.design, answer)
                yield name, remedies.answer_price(answer)
                yield name, remedies.answer_reach(answer)
                yield name, lens.ways(answer.design)
                yield name, lens.price(answer.price)
            for alone in getattr(search, "alone", ()):
                yield name, lens.alone(alone)
            if hasattr(search, "share"):
                yield name, lens.standing(search, "FSAs")
                yield from ((name, text) for text in lens.not_reachable(search, str))
    for design in (
        Design(()),
        Design((Variable("age", 1),)),
        Design((Variable("age", 86, 1.0), Variable("sex", 2))),
        Design(tuple(Variable(f"v{i}", 1000) for i in range(9))),
    ):
        yield "product", lens.product(design)
    age = Variable("age", 86, 1.0)
    for kind, amount in ((BAND, 1), (BAND, 5), (COLLAPSE, 1), (COLLAPSE, 2), (DROP, 1)):
        yield "way", lens.way(age, Coarsening(kind, amount))


def unique_in_units():
    """What is said of levels against 0, 5 and 20 %."""
    one = np.array(["ON"], dtype=object)
    cases = {
        "nobody": (class_counts([[20, 9]]), np.array([29.0]), one),
        "everybody": (class_counts([[1, 1]]), np.array([2.0]), one),
        "one record": (class_counts([[1]]), np.array([1.0]), one),
        "no records": (class_counts([[0, 0]]), np.array([5.0]), one),
        "several": (
            class_counts([[20, 0], [1, 1], [0, 0]]),
            np.array([9e6, 1.0, np.nan]),
            np.array(["ON", "QC", ""], dtype=object),
        ),
    }
    for name, (counts, people, places) in cases.items():
        of = report(counts, people, places, models={0.05: MODEL})
        yield name, thresholds.why(of)
        for threshold in (0.0, 0.05, 0.2):
            yield name, thresholds.sentence("FSAs", of.row(threshold))
        for predicted in of.predicted.values():
            yield name, thresholds.prediction(predicted, of)
            yield name, thresholds.model_words("Own models", predicted.model)
    yield "counted", thresholds.counted_words(("age",), 1)
    yield "asked", thresholds.asked_words(1, 2)


def edited():
    """What the bar of edits says."""
    others = (
        START,
        replace(START, regions=1, suppressed=0, bits=0.0, compactness_m=0.0, anonymity=0),
        replace(START, suppressed=100_000, least_people=0.0, in_pieces=(0,), anonymity=1),
        replace(START, floor=1.0, below_floor=(0,), least_people=1.0, suppressed=1),
        replace(START, records=1, suppressed=1, regions=1, bits=1.0, least_people=1.0, k=1),
        replace(START, records=HUGE, suppressed=HUGE - 1, bits=1e12, compactness_m=1e12),
    )
    for before, now in product(others, repeat=2):
        if before.floor is not None and now.floor is None:
            continue
        for figure in figures_of(before, now, {"compactness_m": 1e-6, "bits": 1e-5}):
            yield figure.title, figure.value
            yield figure.title, figure.change
            yield figure.title, figure.why
    for n, people in product((0, 1, HUGE), ("people", "records")):
        region = RegionStanding(
            region=0, areas=min(n, 5), records=n, suppressed=n, people=float(n), counted_in=people,
            pieces=min(n, 2), locked=False,
        )  # fmt: skip
        yield "region", told_of(region)


def of_legends():
    """What legends of maps say."""
    cases = (
        np.zeros(4), np.ones(4), np.full(4, np.nan), np.array([0.0, 1e-9, 0.5, 1.0]),
        np.array([1.0]), np.array([0.0, np.nan, 1.0, 1.0]),
    )  # fmt: skip
    for values in cases:
        for paint in (legends.margin_colours, legends.uniqueness_colours, legends.share_colours):
            yield from _entries(paint(values)[1])
        for of in (values, values * HUGE):
            yield from _entries(legends.count_colours(of)[1])


def _entries(legend):
    for text in (legend.title, legend.note, *(of.label for of in legend.entries)):
        yield "legend", said(text)


ALL = (uniqueness, cells, lost, at_risk, levels, unique_in_units, edited, of_legends)


@pytest.mark.parametrize("language_of", [ENGLISH, FRENCH])
@pytest.mark.parametrize("sentences", ALL, ids=lambda of: of.__name__)
def test_no_nonsense(sentences, language_of, language):
    language.use(language_of)
    told = list(sentences())
    assert len(told) > 20
    refuse(told, french=language_of == FRENCH)
