"""Where a model was not fitted, a cut-off says so and how to read it."""

import itertools
import math

import pytest

from core.cutoff.coefficients import GapsModel
from core.cutoff.gaps import coefficient_set
from core.cutoff.lens import read_rules
from core.cutoff.rules import rule_of
from core.cutoff.set_files import parse_set
from core.errors import VbasError
from core.io.coefficient_files import set_text
from core.site_count import Entropy, MaxCombs, Predictors

PUBLISHED = ("croft-2015", "el-emam-2009-maxcombs")
ETHNIC = {"west": (14, 41, 11, 4), "east": (4, 26, 3, 4)}


def known(m, entropy=3.0):
    return Predictors(m, entropy, 9e6, 2000)


def products(ethnic):
    """Max combinations of the 209 models, from Table 1 and the rules of the paper."""
    others = {"schooling": 9, "marital": 5, "income": 11, "aboriginal": 4}
    found = []
    for base, sizes in ((172, (0, 1, 2, 3)), (86, (1, 2, 3, 4)), (2, (1, 2, 3, 4))):
        for size in sizes:
            for chosen in itertools.combinations((*others, "ethnicity"), size):
                product = base * math.prod(others.get(of, 1) for of in chosen)
                found += [product * n for n in (ethnic if "ethnicity" in chosen else (1,))]
    return found


def test_the_range_of_max_combinations_is_that_of_the_209_models():
    for name in PUBLISHED:
        models = coefficient_set(name).models["maxcombs"]
        for part, where in (("western", "west"), ("central", "west"), ("eastern", "east")):
            of = products(ETHNIC[where])
            assert len(of) == 209
            assert models[part].predictor == (min(of), max(of))


def test_people_are_those_of_the_nested_samples():
    for name, predictor in (*((of, "maxcombs") for of in PUBLISHED),
                            ("el-emam-2009-entropy", "entropy")):  # fmt: skip
        models = coefficient_set(name).models[predictor]
        assert models["western"].people == models["central"].people == (5_000, 200_000)
        assert models["eastern"].people == (5_000, 60_000)


@pytest.mark.parametrize(
    ("m", "part", "told"),
    [
        (5_000_000, "central", "1,090,716 people for central Canada is beyond the 200,000"),
        (5_000_000, "eastern", "215,136 people for eastern Canada is beyond the 60,000"),
        (10, "western", "4,177 people for western Canada is under the 5,000"),
        (172, "western", ""),
        (10**400, "central", "far beyond the 200,000 people"),
    ],
)
def test_site_counts_and_rules_say_it(m, part, told):
    notices = [str(of) for of in MaxCombs(part).count(known(m)).notices]
    rule = rule_of("el-emam-2009-maxcombs", "maxcombs")
    (reading,) = [of for of in read_rules(m, None) if of.rule.name == rule.name]
    said = [str(of) for of in reading.beyond.get(part, ())]
    assert [of for of in notices if "fitted" in of] == said
    assert (told in said[0] and "read it as" in said[0]) if told else not said


def test_entropy_models_say_it_too():
    said = " ".join(
        str(of) for of in Entropy("eastern", "el-emam-2009-entropy").count(known(1, 10.0)).notices
    )
    assert "beyond the 60,000" in said


def test_a_part_that_is_not_known_shows_how_to_read_every_value():
    with pytest.raises(VbasError, match=r"215,136.*read it as more than 60,000"):
        MaxCombs().count(known(5_000_000))


def test_variables_outside_where_the_cutoff_is_inside():
    model = GapsModel(10_000.0, 0.1, (5_000.0, 60_000.0), (8.0, 1000.0))
    assert "8 to 1,000 max combinations" in str(model.beyond(5000, "maxcombs", "central")[0])
    assert model.beyond(8, "maxcombs", "central") == ()
    assert GapsModel(1.0, 1.0).beyond(1e9, "maxcombs", "central") == ()


def test_ranges_are_written_and_read_again():
    models = {"maxcombs": {"central": GapsModel(10.0, 0.5, (5.0, 9.0), (8.0, 12.5))}}
    text = set_text(parse_set("x", "x", _toml(models)))
    assert parse_set("x", "x", text).models["maxcombs"] == models["maxcombs"]


def _toml(models):
    of = models["maxcombs"]["central"]
    return (
        f"[maxcombs]\ncentral = {{scale = {of.scale}, exponent = {of.exponent}, "
        f"fitted_people = {list(of.people)}, fitted_predictor = {list(of.predictor)}}}\n"
    )


@pytest.mark.parametrize("said", ["5", "[9, 5]", "[1]", "[-1, 5]", "[nan, 5]", '["a", 5]'])
def test_what_is_no_range_is_refused(said):
    text = f"[maxcombs]\ncentral = {{scale = 1.0, exponent = 1.0, fitted_people = {said}}}\n"
    with pytest.raises(VbasError, match="not the least and the most"):
        parse_set("x", "x.toml", text)
