"""Every measure that is shown, with its unit, against a case worked out by hand."""

from dataclasses import replace

from app.features.runs.measures_in_words import measures
from app.table.cells import look_of
from core.measures import MEASURES
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Population
from core.steps import finish
from core.tables.runs import NamedRun, run_table
from tests.core.studies import study

NB = "\u00a0"

# Areas at 0, 2, 10 and 12 km, four records each; two regions, sites 1 km from each of their areas.
# Region 1: 8 of the first kind; region 2: 2 of the first kind, 6 of the second. k = 3.
IN_THE_OVERVIEW = {
    "suppressed_records": "2 records",
    "suppression_rate": "12.5 %",
    "global_anonymity_before": "2 records",
    "global_anonymity": "2 records",
    "global_anonymity_released": "6 records",
    "n_regions": "2 regions",
    "n_regions_with_records": "2 regions",
    "n_sites": "2 sites",
    "n_sites_without_areas": "0 sites",
    "cutoff": "8 records",
    "compactness_m_per_area": "1 km",
    "compactness_m": "4 km",
    "compactness_own_centre_m": "4 km",
    "compactness_ground_m": "4 km",
    "compactness_ground_m_per_area": "1 km",
    "compactness_own_centre_ground_m": "4 km",
    "compactness_own_centre_ground_m_per_area": "1 km",
    "non_uniform_entropy_bits_per_record": "1 bit per record",  # two areas of equal size: log2 of 2
    "non_uniform_entropy_bits": "16 bits",
    "discernibility": "100 records²",  # 8² + 6²
    "discernibility_bayardo_agrawal": "132 records²",  # and 16 for each of 2
    "n_records": "16 records",
    "n_areas_without_records": "0 areas",
    "n_classes": "2 classes",
    "max_combinations": "2 combinations",
    "entropy": "0.662 nats",  # -(10/16 ln 10/16 + 6/16 ln 6/16); 0.954 bits
}
IN_THE_TABLE = {
    "n_regions": "2 regions",
    "suppressed_records": "2 records",
    "suppression_rate": "12.5 %",
    "compactness_own_centre_ground_m_per_area": "1 km",
    "compactness_own_centre_m": "4 km",
    "compactness_own_centre_m_per_area": "1 km",
    "non_uniform_entropy_bits": "16 bits",
    "non_uniform_entropy_bits_per_record": "1 bits per record",
    "compactness_m": "4 km",
    "discernibility": "100 records²",
    "discernibility_bayardo_agrawal": "132 records²",
    "global_anonymity": "2 records",
    "global_anonymity_released": "6 records",
    "n_sites": "2 sites",
    "n_regions_with_records": "2 regions",
    "n_sites_without_areas": "0 sites",
    "placement_moves": "0 moves",
}


def by_hand():
    points = [(0, 0), (2000, 0), (10_000, 0), (12_000, 0)]
    of = study(points, [[4, 0], [4, 0], [0, 4], [2, 2]])
    scenario = Scenario((QuasiIdentifier("q"),), k=3, site_count=Population("8"))
    return of, finish(execute(scenario, of))


def test_every_measure_of_the_overview_has_its_unit(sample_entry):
    of, run = by_hand()
    entry = replace(sample_entry, run=run, study=of)
    shown = {m.key: m.text for m in measures(entry) if not m.key.startswith("running_time_s")}
    assert {key: text.replace(NB, " ") for key, text in shown.items()} == IN_THE_OVERVIEW
    units = {m.key: m.unit for m in measures(entry)}
    assert {units[key] for key in units if key.startswith("running_time_s")} == {"s"}


def test_every_measure_of_the_table_of_runs_has_its_unit():
    table = run_table([NamedRun(1, "run", by_hand()[1])])
    looks = {of.name: look_of(of) for of in table.columns if of.name in MEASURES}
    assert set(looks) == {*IN_THE_TABLE, "refinement_moves", "seconds"}
    shown = {
        name: look.text(0) if look.text(0).endswith("%") else f"{look.text(0)} {look.unit}"
        for name, look in looks.items()
        if name in IN_THE_TABLE
    }
    assert {name: text.replace(NB, " ") for name, text in shown.items()} == IN_THE_TABLE
    assert looks["seconds"].unit == "s"


def test_the_cutoff_is_said_to_be_an_average(sample_entry):
    of, run = by_hand()
    smaller = replace(run, site_number=replace(run.site_number, cutoff=9.0))
    (told,) = [
        m.sentence
        for m in measures(replace(sample_entry, run=smaller, study=of))
        if m.key == "cutoff"
    ]
    assert told.replace(NB, " ").endswith("below it: 2 of 2 regions, the smallest with 8 records.")
