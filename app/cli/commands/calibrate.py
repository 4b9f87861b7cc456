"""``vbas calibrate``: its options."""

from __future__ import annotations

from app.cli.commands.shared import CATEGORIES, EXCLUDE_MISSING, PERSON, TEXTS, WHERE, out_folder
from app.cli.options import PLACE, Command, Option

RECORDS = Option("records", str, metavar="FILE", to=PLACE).help(
    "Record file: Parquet, CSV, SAS, SPSS or Stata."
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
        out_folder("Folder of the results; it goes on where it was."),
        RECORDS,
        Option("qi", TEXTS).help("Columns that models are made of: age,sex,language."),
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
        CATEGORIES,
        WHERE,
        EXCLUDE_MISSING,
        PERSON,
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
        Option("k", TEXTS).help("Class sizes for which suppression is followed: 3,5,10,20."),
        Option("folds", int, 10, to="settings.folds").help("Of the cross-validation."),
        Option("region", str, "central", to="settings.part").help(
            "What the models stand for: western, central or eastern Canada."
        ),
        Option("seed", int, 1, to="settings.seed").help("Of the random order of the records."),
        Option("name", str).help("Keep the models as a coefficient set of this name."),
        Option("replace", bool, False).help("Replace models that the set has already."),
    ),
)
