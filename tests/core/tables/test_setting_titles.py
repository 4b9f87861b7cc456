"""Settings of runs under the words of their forms."""

from core.parameters import parameters_of
from core.placement.approaches import placements
from core.scenario import Scenario
from core.site_count import Count
from core.tables.runs import setting_title


def test_a_setting_is_called_like_its_field_in_the_form():
    placer = next(made for made in (of() for name, of in placements().items() if "driven" in name))
    name, about = next(iter(parameters_of(placer).items()))
    scenarios = [Scenario(), Scenario(placement=placer, site_count=Count(4))]
    title, unit = setting_title(f"placement.{name}", scenarios)
    assert (title, unit) == (f"Placement: {about.label}", about.unit)
    assert setting_title("placement", scenarios) == ("Placement", "")
    assert setting_title("seed", scenarios)[0] == parameters_of(Scenario)["seed"].label
    assert setting_title("site_count.sites", [Scenario(site_count=Count(4))]) == (
        "Site count: Sites",
        "sites",
    )


def test_what_nothing_declares_is_made_from_the_name():
    assert setting_title("placement.new_thing", [Scenario()]) == ("Placement: New thing", "")
    assert setting_title("other", [Scenario()]) == ("Other", "")
