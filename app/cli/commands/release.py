"""``vbas release``: its options."""

from __future__ import annotations

from pathlib import Path

from app.cli.commands.shared import TEXTS, L, T, out_folder
from app.cli.options import OUTPUT, Command, Option

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
        out_folder("Folder for the pack; made if it is not there."),
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
        L,
        T,
        Option("homogeneous", str, "list").help(
            "Classes of which everybody has the same value of an outcome, or which miss --l or "
            "--t: list them, or suppress their records."
        ),
        Option("risk", TEXTS, metavar="PRESETS").help(
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
        Option("outcome", TEXTS).help(
            "Kept columns that nobody can know of another person, beside those that the result "
            "declares: a,b (or repeat). Others must single nobody out."
        ),
        Option("regions", Path).help(
            "For a result of suppress within regions: the result of aggregate that has them."
        ),
    ),
)
