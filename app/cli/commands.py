"""The commands of ``vbas`` and their options, each declared here and nowhere else.

Nothing here takes long to import: ``vbas --help`` needs no more.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from app.cli.options import OUTPUT, PLACE, Command, Option
from core.presets import DEFAULT_K

_TEXTS: Final[Any] = list[str]


def _out(text: str = "Folder for the results; made if it is not there.") -> Option:
    return Option("out", Path, ..., to=OUTPUT).help(text)


def _scenario(text: str) -> Option:
    return Option("scenario", Path, argument=True, to="saved").help(text)


# What several commands take

_RECORDS = Option("records", str, metavar="FILE", to=PLACE).help(
    "Record file: Parquet, CSV, SAS, SPSS or Stata."
)
_PLACE = (
    Option("records", str, metavar="FILE|URL", to=PLACE).help(
        "Record file: Parquet, CSV, SAS, SPSS or Stata; or postgresql://host/database, without "
        "password."
    ),
    Option("table", str, metavar="SCHEMA.TABLE").help(
        "Table of the database with the records; only counts leave it."
    ),
)
_RECORD_AREA_ID = Option("record_area_id", str, to="records").help(
    "That of the record file, if it has another name."
)
_LAYER = Option("layer", str, to="areas.layer").help("Layer of the area file.")
_CRS = Option("crs", str, to="areas.crs").help(
    "Coordinate system of the area file, if it tells none."
)
_POPULATION_TABLE = Option("population_table", Path, to="areas.population_path").help(
    "Table with the population, joined by id or DGUID."
)
_LEVEL_FILE = Option("level_file", _TEXTS, metavar="NAME=FILE", to="levels").help(
    "A level from a file of its own; may be repeated."
)
_CATEGORIES = Option("categories", Path).help("TOML file: order, missing codes, bands, groups.")
_EXCLUDE_MISSING = Option(
    "exclude_missing", bool, False, to="records.exclude_missing scenario.exclude_missing"
).help("Leave out records with missing values.")
_PERSON = Option("person", str, to="records.person_column").help(
    "Person column: count distinct persons, not records."
)
_POSTAL_CODES = Option("postal_codes", bool, False, to="records").help(
    "The record file's areas are postal codes (FSA)."
)
_PCCF = Option("pccf", Path, to="records.conversion_path").help(
    "Postal code conversion table, from postal code to area."
)
_DESIGN = Option("qi", _TEXTS).help(
    "Instead: variables with their categories, age=86,sex=2; age=86/5 joins five neighbours."
)
_JSON = Option("as_json", bool, False, flag="--json").help("Write JSON, with all digits.")
_KEEP = Option("keep", _TEXTS, to="release").help("Other columns to release: a,b (or repeat).")
_TOLERANCE = Option("tolerance", float, metavar="SHARE", to="release").help(
    "Share of hidden areas and blanked values that kept columns may tell beyond chance: 0.001 if "
    "not said. Not the share that they tell at all: where classes are small, any values whatever "
    "tell some. Chance is what the same values tell when they are dealt anew among records that "
    "look alike, and three standard deviations."
)
_OUTCOME = Option("outcome", _TEXTS, to="release").help(
    "Other columns to release that nobody can know of another person; those of --keep must single "
    "nobody out in a pack."
)

# What aggregate and sweep take

_INPUT = (
    Option("areas", Path, to="areas.path").help(
        "Area file: GeoPackage, Shapefile, GeoJSON, GeoParquet, CSV with x,y."
    ),
    *_PLACE,
    Option("area_id", str, to="areas.id_column").help("Column of area ids in both files."),
    _RECORD_AREA_ID,
    _LAYER,
    _CRS,
    Option("x", str, to="areas.x_column").help("Column of x or longitude, for tables."),
    Option("y", str, to="areas.y_column").help("Column of y or latitude, for tables."),
    Option("repair", bool, flag="--repair", to="areas.repair").help(
        "Repair the boundaries after reading: overlaps go, narrow gaps close; the file stays."
    ),
    Option("level", _TEXTS, to="levels").help("A coarser level: NAME=FILE; may be repeated."),
    Option("qi", _TEXTS, to="records").help("Quasi-identifiers: age,sex (or repeat the option)."),
    _CATEGORIES,
    Option("population", str, to="areas").help(
        "Population column of the area file; else records are the population."
    ),
    _POPULATION_TABLE,
    _EXCLUDE_MISSING,
    _PERSON,
    _POSTAL_CODES,
    _PCCF,
)
_MODEL = (
    Option("region", str, to="model.region").help(
        "Region model (western, central, eastern); known if areas tell it."
    ),
    Option("coefficients", str, "croft-2015", to="model.coefficients").help(
        "Coefficient set of the model, published or your own, or a TOML file. The published "
        "ones are of ten demographic variables and the 2001 census: one element in a toolbox."
    ),
)
_RULES = (
    Option("cutoff", str, to="count").help(
        "People or a rule (hipaa ...), for --site-count population."
    ),
    Option("about", float, to="calibrated.about").help(
        "Share of records to lose, about, for --site-count calibrated: 0.01 for 1 % (if not "
        "said). A prediction; --max-suppression tries until it is sure."
    ),
    Option("predict_from", str, to="calibrated.by").help(
        "What --site-count calibrated predicts from: classes (of the records), or a fitted "
        "model by maxcombs or entropy."
    ),
)
_STARTS = (
    Option("seed_placement", str, to="search.seeding").help(
        "Placement that a driven placement starts from."
    ),
    Option("seed_sites", Path, to="search.seeding").help(
        "CSV with x,y in the map's metres, one site a line: sites to start from."
    ),
    Option("assign", str, "nearest", to="placing.assign").help(
        "Areas join the nearest site, or that of their cell: nearest, cell."
    ),
    Option("replicas", int, 1, to="placing.replicas").help(
        "Searches with chance of their own, side by side on all cores, of which the best is kept. "
        "The same on every machine for the same seed and number."
    ),
)
_SEARCH = (
    Option("per_km", float, to="search.per_km").help(
        "Records you would give for a kilometre to the regions' own centres (summed over "
        "areas); without it that distance gets no longer than at the start. Distances to the "
        "sites (Croft's compactness, Eq. 20) may: see --hold-compactness."
    ),
    Option("per_bit", float, to="search.per_bit").help(
        "Records you would give for a bit of geography; without it no more bits are lost "
        "than at the start."
    ),
    Option("hold_compactness", float, metavar="PERCENT", to="search.hold_compactness").help(
        "Most that suppression-driven and border may raise Croft's compactness (distances of "
        "areas to their sites, Eq. 20): 0 for not at all, which leaves border nothing to do where "
        "areas are with their nearest site. Without it that may rise by any amount."
    ),
    Option("max_moves", int, to="search.max_moves").help(
        "Most moves, of the placement and of the refinement each: those made by "
        "anonymity-driven, those tried by suppression-driven and border."
    ),
)
_CONSTRAINTS = (
    Option("contiguous", bool, False, to="constraints.contiguous").help(
        "Every region in one piece; islands are linked."
    ),
    Option("border_level", str, to="constraints.border_level").help(
        "Level no region crosses: province, one of --level, or a column of areas."
    ),
    Option("lock", Path, to="constraints").help(
        "CSV with area_id[,region_id]: areas that stay, those of one id together."
    ),
    Option("floor", str, to="constraints").help(
        "Least population of a region: a number, a rule (hipaa ...), or model."
    ),
    Option("balance", float, to="constraints.balance").help(
        "Largest spread of the regions' population, percent of their mean."
    ),
)
_TARGET = (
    Option("max_suppression", float, to="target.max_suppression").help(
        "As many regions as lose at most this share of records: 0.05 for 5 %."
    ),
    Option("most_regions", bool, False, to="target.keep_floor").help(
        "As many regions as keep the --floor."
    ),
)

AGGREGATE = Command(
    "aggregate",
    "Group areas into regions and write what may be released.",
    """Group areas into regions, suppress what is below k, and write the result.

    What may be given out is in OUT/release: records.parquet, regions.gpkg (ids and shapes of the
    regions) and codebook.json. All else is in OUT/internal and must not be given out, as it tells
    about suppressed records: assignment.csv, sites.csv, regions.gpkg with counts, trace.parquet,
    scenario.toml (repeats the run) and metrics.json. All files appear, with manifest.json, or none;
    a folder holds the files of one run only.
    """,
    (
        _out(),
        _scenario("A scenario file; then no other settings are needed."),
        *_INPUT,
        Option("k", int, DEFAULT_K, to="scenario.k").help(
            "Smallest class size allowed in a region, records. It hides who a record is, not "
            "what all of a class have in common, nor what two releases show together."
        ),
        Option("count", str, "maxcombs", flag="--site-count", to="count").help(
            "Of sites: maxcombs (few records lost), entropy (more geography, more lost), "
            "calibrated (looks at k), population (an agency's rule) or count."
        ),
        *_MODEL,
        Option("sites", int, to="count").help("Number of sites, for --site-count count."),
        *_RULES,
        Option("placement", str, "balanced-density", to="placing").help(
            "Placement: balanced-density (good in general), anonymity-driven (few records and "
            "classes; hardly moves where many regions sit at anonymity 1), suppression-driven, "
            "random."
        ),
        *_STARTS,
        Option("refine", str, to="placing").help("Refinement of the regions: border, or none."),
        *_SEARCH,
        *_CONSTRAINTS,
        *_TARGET,
        Option("regions", str, metavar="FILE[:COLUMN]", to="given").help(
            "Judge these regions instead of placing sites: a table of area ids and region ids, "
            "such as assignment.csv, and its column of region ids."
        ),
        Option("regions_column", str, to="given").help(
            "Judge the regions that this column of the areas names."
        ),
        Option("left_over", str, "rest", to="given").help(
            "Areas without a region: rest (one region), nearest, own (one each)."
        ),
        _KEEP,
        Option("into", str, metavar="SCHEMA.TABLE", to=OUTPUT).help(
            "Of records in a database: a table that it makes of the records that may be released, "
            "with the columns to keep."
        ),
        _OUTCOME,
        Option("force", bool, False, to="release").help(
            "Release kept columns whatever they tell; it is said."
        ),
        _TOLERANCE,
        Option("seed", int, 1, to="placing.seed").help("Where all randomness comes from."),
    ),
)

SWEEP = Command(
    "sweep",
    "Run a grid of settings and compare what they cost.",
    """Run a grid of settings on one study, and mark the runs that no other beats.

    Writes sweep.csv and sweep.json (one row a run: settings, measures, undominated). Every finished
    run is kept in the folder runs; started again, the sweep skips what is there.
    """,
    (
        _out("Folder of the sweep; it goes on where it was."),
        _scenario("A scenario file: what the sweep does not change."),
        Option("k", _TEXTS, to="grid").help("Smallest class sizes: 5,10."),
        Option("sites", _TEXTS, to="grid").help("Numbers of sites: 50,100,200."),
        Option("site_counts", _TEXTS, to="grid").help(
            "Or site counts: maxcombs,entropy,calibrated,population."
        ),
        Option("placements", _TEXTS, to="grid").help(
            "Placements: balanced-density,suppression-driven."
        ),
        Option("refinements", _TEXTS, to="grid").help("Refinements: none,border."),
        Option("seeds", _TEXTS, to="grid").help("Seeds: 1,2,3."),
        *_INPUT,
        *_MODEL,
        *_RULES,
        *_STARTS,
        *_SEARCH,
        *_CONSTRAINTS,
        *_TARGET,
    ),
)

DECIDE = Command(
    "decide",
    "Say which geography can be released: what each level loses, and how many regions can be had.",
    """Say which geography can be released, measured on the records.

    One table: for every level of geography (areas as they are, FSAs, census divisions ...) the
    share of the records that is lost at each k and for each set of variables; and how many regions
    VBAS finds that lose at most the limit. These are found with few moves: vbas aggregate
    --max-suppression searches longer and finds some more. With --out, writes decision.csv and the
    regions of every column, for vbas aggregate --regions, to OUT/internal: they tell about
    suppressed records and must not be given out. Release the regions of one column only: two
    releases of the same records may together tell what each of them leaves out.
    """,
    (
        Option("out", Path, to=OUTPUT).help("Folder for the table and the regions."),
        _scenario("A scenario file: its files, variables and constraints are taken."),
        *_INPUT,
        Option("ks", _TEXTS, flag="--k", to="decision").help(
            "Smallest class sizes: 5,11,20 (if not said)."
        ),
        Option("max_suppression", float, 0.01, to="decision").help(
            "Largest share of records that may be lost: 0.01 for 1 %."
        ),
        Option("sets", _TEXTS, flag="--set", to="decision").help(
            "A coarser set of variables, some of --qi: age,sex; may be repeated. Without it, wider "
            "bands of one variable and one variable fewer are proposed."
        ),
        Option("regions", _TEXTS, metavar="FILE[:COLUMN]", to="decision").help(
            "Regions that exist already, as one more level: a table of area ids and region ids; "
            "may be repeated."
        ),
        Option("regions_column", _TEXTS, to="decision").help(
            "A column of the areas that names regions, as one more level; may be repeated."
        ),
        *_CONSTRAINTS,
        Option("seed", int, 1, to="scenario.seed").help("Where all randomness comes from."),
    ),
)

CUTOFF = Command(
    "cutoff",
    "Say how many people an area needs, by every rule.",
    """Say how many people an area needs, by every rule side by side.

    Models depend on the variables and on the part of Canada, fixed cut-offs do not. No records
    are needed.
    """,
    (
        Option("max_combinations", str).help(
            "Product of the numbers of categories, such as 172; of any length."
        ),
        _DESIGN,
        Option("entropy", str).help("Entropy of the classes, nats, for models that go by it."),
        Option("region", str).help(
            "Part of Canada: western, central or eastern; without it, all three."
        ),
        Option("coefficients", str).help(
            "Models of this set only, by name or TOML file; without it, all known."
        ),
        _JSON,
    ),
)

LEVELS = Command(
    "levels",
    "Say which level of geography is coarse enough.",
    """Say which level of geography is coarse enough for some variables.

    For every level: the share of its units, and of the people in them, above the cut-off of the
    model and of fixed rules, by province and in all, as in Tables 7 and 8 of El Emam et al. 2009.
    FSAs are compared with the figures published there (2001 census). Writes levels.csv, and
    published.csv where there is something to compare.
    """,
    (
        Option("areas", Path, ..., to="areas.path").help(
            "Table or map of areas with their population; a table needs no coordinates."
        ),
        _out("Folder for levels.csv."),
        Option("area_id", str, to="areas.id_column").help("Column of area ids."),
        _LAYER,
        Option("population", str, to="areas").help("Column of people."),
        _POPULATION_TABLE,
        Option("level", _TEXTS).help(
            "Levels to judge: fsa, postal_region, cd, province ... or a column of the areas; "
            "without it, all that are known."
        ),
        _LEVEL_FILE,
        Option("max_combinations", _TEXTS).help(
            "Products of the numbers of categories: 172,86. Without it and --qi, those of "
            "age in 1, 2, 5 and 10 years by sex: 172,86,36,18."
        ),
        _DESIGN,
        Option("region", str).help(
            "Model for all areas (western, central, eastern); without it, each goes by its "
            "own province."
        ),
        Option("coefficients", str, "el-emam-2009-maxcombs").help(
            "Coefficient set of the model, by name or TOML file."
        ),
        Option("enough", float, 1.0).help(
            "Share of the people that shall live above the cut-off: 0.95 for 95 %."
        ),
    ),
)

CALIBRATE = Command(
    "calibrate",
    "Fit cut-off models to your own records.",
    """Fit cut-off models to your own records (El Emam et al. 2009).

    Follows the uniqueness of many sets of quasi-identifiers over nested samples, finds the
    population at which it no longer falls, and fits what predicts it. Writes curves.csv,
    cutoffs.csv, fits.csv, calibration.json and coefficients.toml. Models that are done are kept in
    the folder curves; started again, they are not followed again.
    """,
    (
        _out("Folder of the results; it goes on where it was."),
        _RECORDS,
        Option("qi", _TEXTS).help("Columns that models are made of: age,sex,language."),
        Option("models", str, to="models").help('Models in words: "age+sex; age+sex+language".'),
        Option("all_combinations", bool, False, to="models").help(
            "All combinations of the columns."
        ),
        Option("max_size", int, to="models").help(
            "All combinations of up to so many columns (without any choice: 5)."
        ),
        Option("roles", str, to="models").help(
            "The rule of El Emam et al. 2009 (209 models): age=A,sex=S,ethnicity=E+L+R+V,"
            "schooling=C,marital=M,income=I,aboriginal=B; or auto, by the names of the columns of "
            "--qi."
        ),
        _CATEGORIES,
        _EXCLUDE_MISSING,
        _PERSON,
        Option("area_id", str, to="records.area_column").help(
            "Column of area ids: fits models of the thresholds 5 % and 20 % too."
        ),
        Option("step", int).help(
            "Between two sample sizes, records; without it one that fits the file."
        ),
        Option("most", int, 200_000, to="settings.most").help("Largest sample, records."),
        Option("threshold", float).help(
            "Change of uniqueness over one step that counts as none; without it 0.001 over "
            "5,000 records."
        ),
        Option("k", _TEXTS).help("Class sizes for which suppression is followed: 3,5,10,20."),
        Option("folds", int, 10, to="settings.folds").help("Of the cross-validation."),
        Option("region", str, "central", to="settings.part").help(
            "What the models stand for: western, central or eastern Canada."
        ),
        Option("seed", int, 1, to="settings.seed").help("Of the random order of the records."),
        Option("name", str).help("Keep the models as a coefficient set of this name."),
        Option("replace", bool, False).help("Replace models that the set has already."),
    ),
)

UNIQUENESS = Command(
    "uniqueness",
    "Count unique records over all combinations of variables.",
    """Count unique records over every combination of variables (Howe et al. 2007).

    For all 2^N - 1 combinations of N variables: the records that are unique, and those in unique
    record sets. Says what each variable weighs, what leaving one out brings, and whether the
    records may go to researchers or to the public. Writes combinations.csv, weights.csv,
    omissions.csv and uniqueness.json; they appear complete or not at all, and hold no values of
    records.
    """,
    (
        _out(),
        *_PLACE,
        Option("variables", _TEXTS).help(
            "Columns to combine: age,sex,site (or repeat the option). Geography, if there is "
            "any, comes last unless it is named here as geography."
        ),
        Option("set_size", int, 5).help("Largest size of a unique record set, records."),
        Option("areas", Path, to="areas.path").help(
            "Table or map of areas, for geography as a variable; a table needs no coordinates."
        ),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids in both files. Without --areas: that of the records, whose "
            "ids are geography as they stand."
        ),
        _RECORD_AREA_ID,
        _LAYER,
        Option("level", str).help(
            "Level at which geography counts: fsa, cd, province ..., a column of the areas, "
            "one of --level-file, or regions; without it the areas themselves (or --regions)."
        ),
        _LEVEL_FILE,
        Option("regions", str, metavar="FILE[:COLUMN]").help(
            "Regions of a run as a level: a table of area ids and region ids, such as "
            "assignment.csv."
        ),
        _POSTAL_CODES,
        _PCCF,
        _CATEGORIES,
        Option("recode", _TEXTS).help(
            'Joins categories: "age:band=10; site:collapse=16" makes ranges of 10 (of ten '
            "neighbours where categories are no numbers), and leaves the 15 commonest sites and "
            "other; geography:level=fsa is --level fsa."
        ),
        _EXCLUDE_MISSING,
        _PERSON,
        Option("research", float, 0.20).help(
            "Share of records in unique record sets that a research file may have, at most."
        ),
        Option("public", float, 0.05).help("That of a public file: it must have less."),
        Option("advise", str, metavar="research|public").help(
            "Search what to collapse until the share is reached, cheapest loss first."
        ),
        Option("omit_minimal", bool, False).help(
            "Do not look for smallest combinations that single out."
        ),
        Option("insist", bool, False).help("Go on with more than 20 variables, however long."),
        Option("report", list[Path], to=OUTPUT).help(
            "One page with tables and verdict: FILE.html or FILE.pdf; may be repeated."
        ),
    ),
)

SUPPRESS = Command(
    "suppress",
    "Blank single values until every combination is safe.",
    """Blank single values until every combination an adversary could know is safe.

    El Emam et al. 2011. Each combination is verified again after the suppression. What may be given
    out is in OUT/release: records.parquet (blanked values are empty), samples and codebook.json.
    All else is in OUT/internal and must not be given out, as it says how much was blanked, which
    may tell single values: suppression.json, columns.csv, verification.csv and missingness.csv. All
    files appear, with manifest.json, or none; a folder holds the files of one run only.
    """,
    (
        _out(),
        *_PLACE,
        Option("combinations", _TEXTS).help(
            "What an adversary could know together: "
            '"province+age+code; province+age+group" (or repeat the option). Geography is called '
            "geography, geography.LEVEL or region_id, a level of --hierarchy COLUMN.LEVEL."
        ),
        Option("variables", _TEXTS).help(
            "Instead of --combinations: what could be known, with the levels that are "
            'released, the finest first: "province; age; code/group/chapter". A combination for '
            "each choice of levels follows; those that need not be looked at are named."
        ),
        Option("known", _TEXTS).help(
            "With --variables: the finest level of a variable that an adversary knows, such "
            "as group; finer ones are blanked with it. Any level, if not said."
        ),
        Option("k", int, DEFAULT_K, to="released").help(
            "Smallest class allowed in each combination, records."
        ),
        Option("threshold", float, to="released protection.tau").help(
            "Probability of re-identification allowed, instead of --k: 0.05."
        ),
        Option("weights", _TEXTS).help(
            "Weight of columns, above 0 and at most 1: age=0.8,site=0.5; one that weighs "
            "less is blanked earlier. 1 if not said."
        ),
        Option("follow", _TEXTS).help(
            "Columns that are blanked with another one: group:code blanks the code wherever "
            "the group is blanked; group:code,block:code for several."
        ),
        Option("link", _TEXTS).help(
            "Columns that tell the same thing and are blanked together: a=b,c=d."
        ),
        Option("hierarchy", _TEXTS, metavar="COLUMN=FILE").help(
            "Coarser levels of a column, as ARX writes them: value;level 1;level 2 ...; may "
            "be repeated."
        ),
        Option("algorithm", str, "combinations", to="protection.algorithm").help(
            "combinations: each by itself; complete: all columns as one combination."
        ),
        Option("single_pass", bool, False, to="released protection.single_pass").help(
            "Go over the combinations once, for comparison; classes below k may be left."
        ),
        Option("give_back", bool, False, to="protection.give_back").help(
            "In the end, give back cells whose blanking is not needed."
        ),
        _PERSON,
        Option("status", bool, False, to="released protection.status").help(
            "Release beside each protected column NAME a column NAME_status: shown, blanked "
            "or missing. Else blanked and missing cells are both empty and look alike. It tells an "
            "adversary which empty cells held a rare value, or one of a small class; those that "
            "are missing in the file no longer hide them."
        ),
        Option("areas", Path, to="areas.path").help(
            "Table or map of areas, for levels of geography; needs no coordinates."
        ),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids in the records, and in --areas."
        ),
        _RECORD_AREA_ID,
        _LAYER,
        Option("level", str).help(
            "What geography means in the combinations: fsa, cd, province ..., a column of "
            "the areas, or one of --level-file; without it the areas themselves."
        ),
        _LEVEL_FILE,
        Option("regions", str, metavar="FILE[:COLUMN]").help(
            "Regions of a run, its internal/assignment.csv: they become the column region_id, "
            "which is released in place of the areas."
        ),
        _POSTAL_CODES,
        _PCCF,
        _CATEGORIES,
        replace(_KEEP, to="released"),
        replace(_OUTCOME, to="released"),
        Option("force", bool, False, to="released").help(
            "Release a kept column even if it tells what is blanked, or the area."
        ),
        replace(_TOLERANCE, to="released"),
        Option("candidates", int, to="released").help(
            "Least number of values that each blanked cell could have had, for whoever knows the "
            "algorithm; if one has fewer, nothing is written. The number is said in any case."
        ),
        Option("keep_order", bool, False, to="released").help(
            "Keep records in the order of the file; else they are sorted, as neighbours may "
            "tell what is blanked."
        ),
        Option("samples", int, to="released").help(
            "Also draw so many samples without a record in common."
        ),
        Option("sample_share", float, 0.1, to="released").help(
            "Share of the records in each sample."
        ),
        Option("seed", int, 1, to="released").help("Where the chance of the samples comes from."),
        Option("batch", _TEXTS).help(
            "Release nothing, but compare thresholds with both algorithms: 0.2,0.05,0.04, or "
            "k: 5,20,25."
        ),
        Option("instead", _TEXTS).help(
            "With --batch: compare also with another column in place of one: "
            "geography.fsa=geography.province."
        ),
    ),
)

_L = Option("l", float).help(
    "Fewest different values of each outcome in every class, by number and by entropy (l)."
)
_T = Option("t", float).help(
    "Largest distance of each outcome in every class from all records, 0 to 1 (t-closeness)."
)

RELEASE = Command(
    "release",
    "Write a verified pack that may be given out, or say why not.",
    """Write what a recipient is given: a pack that was verified before it appears.

    RESULT is a folder of vbas aggregate or vbas suppress. In the pack are the records (Parquet,
    CSV, SPSS, Stata), the regions (GeoPackage, GeoParquet, Shapefile, GeoJSON) with the areas that
    they are made of, a dictionary, README in English and French, the risk, and a manifest. What
    this release and the earlier ones of the ledger tell together of small classes is looked for
    as well. If a check finds something, nothing is written but findings.json beside the pack, and
    the exit status is 3.
    """,
    (
        Option("result", Path, ..., argument=True).help("Folder that aggregate or suppress wrote."),
        _out("Folder for the pack; made if it is not there."),
        Option("ledger", Path, ..., to=OUTPUT).help(
            "Folder for the list of releases, made if it is not there; with all earlier ones of "
            "the same records this one is compared. It may be in the project's folder, and is for "
            "the custodian only."
        ),
        Option("published", list[Path]).help(
            "Totals that anybody can look up: a CSV with the columns area_id and count, or "
            "area_id, unit and count (such as census populations of a standard level); may "
            "be repeated."
        ),
        Option("by", str, metavar="NAME").help(
            "Who decides: it is in the ledger's decisions.jsonl, with what was released, accepted "
            "or refused, when and why."
        ),
        _L,
        _T,
        Option("homogeneous", str, "list").help(
            "Classes of which everybody has the same value of an outcome, or which miss --l or "
            "--t: list them, or suppress their records."
        ),
        Option("risk", _TEXTS, metavar="PRESETS").help(
            "Presets that the risk of the released records is held against, as the highest that "
            "they allow: three, five, ten, health-canada, ema-0070 and others (a,b or repeat). "
            "What is above one is a finding."
        ),
        Option("remedy", str).help(
            "Against what the comparison finds: take-over (leave out what earlier releases "
            "suppressed), merge (regions), complements (suppress further classes) or raise-k. "
            "Where records name persons: take-over and raise-k; not for results of suppress."
        ),
        Option("seconds", float, 120.0).help(
            "Time for comparing with earlier releases; what is not decided then is a finding."
        ),
        Option("accept", str, metavar="REASON").help(
            "Release in spite of what an adversary could know, for this reason, which is written "
            "into the manifest."
        ),
        Option("outcome", _TEXTS).help(
            "Kept columns that nobody can know of another person, beside those that the result "
            "declares: a,b (or repeat). Others must single nobody out."
        ),
        Option("regions", Path).help(
            "For a result of suppress within regions: the result of aggregate that has them."
        ),
    ),
)

VERIFY = Command(
    "verify",
    "Check a pack from its files alone.",
    """Check a pack from its files alone, by means of its own.

    Classes of every combination and of all columns together, shapes of regions, crosswalk,
    dictionary, hashes, forbidden columns, metadata, formulas. The exit status is 0 if every check
    passes, 3 if not.
    """,
    (
        Option("pack", Path, ..., argument=True).help("Folder that vbas release wrote."),
        Option("areas", Path).help("File of the areas, to compare the regions with."),
        _L,
        _T,
        Option("json", bool, False).help("Print the result as JSON."),
    ),
)

SYNTHESIZE = Command(
    "synthesize",
    "Write test records for a file of areas.",
    """Fill areas with random people whose values follow their province's distributions.

    The records are for trying and measuring the program, not for analysis. Without a table or a
    PUMF, rounded census marginals that come with the program are used: age, sex, marital,
    language, visible_minority, education and an invented ethnicity of 41 categories.
    """,
    (
        Option("areas", Path, ..., to="areas.path").help(
            "Area file: GeoPackage, Shapefile, GeoJSON, GeoParquet, CSV."
        ),
        _out("The Parquet file to write."),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids, if it is not recognised."
        ),
        _LAYER,
        _CRS,
        Option("population", str, to="areas").help("Population column, for --people population."),
        _POPULATION_TABLE,
        Option("people", str, "400-700").help(
            'People per area: a range such as 400-700, or "population".'
        ),
        Option("variables", _TEXTS).help("Columns to write: age,sex (or repeat the option)."),
        Option("distributions", Path).help(
            "CSV table of distributions, in place of the shipped one."
        ),
        Option("pumf", Path).help("Public use microdata (CSV) to take distributions from."),
        Option("codebook", Path).help("Codes and labels of the PUMF (CSV: name,val,label_en)."),
        Option("weight", str).help("Weight column of the PUMF, if it is not recognised."),
        Option("pumf_province", str).help("Province column of the PUMF, if it is not recognised."),
        Option("area_column", str, "area_id", to="synthesis.area_column").help(
            "What to call the column of area ids in the records."
        ),
        Option("seed", int, 1, to="synthesis.seed").help("Where all randomness comes from."),
        Option("shuffle", bool, False, to="synthesis.shuffle").help(
            "Write the records in a random order."
        ),
    ),
)

RUN = Command(
    "run",
    "Run what a project of the window holds.",
    """Run a scenario of a project that the window saved (.vbas), on its areas as they were saved.

    Without --run it is the run that the window showed, else the one calculated last, else the
    settings that were chosen. Regions that were given or edited by hand are judged as they are.
    With --out, writes what vbas aggregate writes, to the last byte. A project holds no records:
    they are read from where they were, or from --records.
    """,
    (
        Option("project", Path, ..., argument=True).help("A project, .vbas."),
        Option("run", str).help("The run's name or number; vbas project lists them."),
        Option("out", Path, to=OUTPUT).help("Folder for the results; made if it is not there."),
        Option("records", Path).help("Where the record file is now."),
    ),
)

PROJECT = Command(
    "project",
    "List what is inside a project of the window.",
    """List what is inside a project: areas, records, runs with their measures, parts, history.""",
    (Option("project", Path, ..., argument=True).help("A project, .vbas."), _JSON),
)

COMPARE = Command(
    "compare",
    "Compare runs: what was different about them, what they cost.",
    """Compare runs of a project, or results that vbas aggregate wrote.

    Name a project, then runs of it (without any, all of them are compared), or folders of results.
    The first run is what the others are compared with. Nothing is run: the measures that were kept
    are read.
    """,
    (
        Option("runs", _TEXTS, ..., argument=True).help(
            "A project (.vbas) and names or numbers of its runs; or folders of results."
        ),
        _JSON,
    ),
)

REPRODUCE = Command(
    "reproduce",
    "Run a paper again, and set its figures beside what comes out.",
    """Run a paper again: its test data, its settings, all measures; a page says what holds.

    croft2015: Croft et al. 2015, sections 4 and 5. Every finished run is kept; started again, the
    command goes on. Without --areas, areas of the same number are made. Writes index.html and the
    tables claims.csv, runs.csv and variants.csv.
    """,
    (
        Option("paper", str, ..., argument=True).help("Which paper: croft2015."),
        _out("Folder of the page; it goes on where it was."),
        Option("quick", bool, False).help("A small share of the areas: a look in two minutes."),
        Option("areas", Path, to="areas.path").help(
            "A table of dissemination areas of all provinces, instead of made ones."
        ),
        Option("area_id", str, to="areas.id_column").help(
            "Column of area ids, if it is not recognised."
        ),
        _LAYER,
        _CRS,
        Option("x", str, to="areas.x_column").help("Column of x or longitude, for tables."),
        Option("y", str, to="areas.y_column").help("Column of y or latitude, for tables."),
    ),
)

DESKTOP = Command(
    "desktop",
    "Put VBAS into the menu of the desktop.",
    """Put VBAS into the menu of the desktop (Linux), and have it open .vbas files.

    Writes an entry, its icon and the kind of file into ~/.local/share, for this user only.
    """,
    (Option("remove", bool, False).help("Take all of it away again."),),
)

QGIS = Command(
    "qgis",
    "Write the plugin that brings VBAS into QGIS.",
    """Write the plugin that brings VBAS into QGIS's Processing, as a ZIP file.

    In QGIS: Plugins > Manage and Install Plugins > Install from ZIP. Its algorithms Aggregate,
    Levels, Suppress and Verify run this program; where it is not on the path, Settings > Options
    > Processing > Providers > VBAS says where it is.
    """,
    (_out("The ZIP file to write."),),
)

COMMANDS = (
    DECIDE,
    AGGREGATE,
    RUN,
    PROJECT,
    COMPARE,
    SWEEP,
    CUTOFF,
    LEVELS,
    CALIBRATE,
    UNIQUENESS,
    SUPPRESS,
    RELEASE,
    VERIFY,
    SYNTHESIZE,
    REPRODUCE,
    DESKTOP,
    QGIS,
)
