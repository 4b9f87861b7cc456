"""What each algorithm asks for and hands on to ``vbas``; knows nothing of QGIS.

A text is a pair: English, French.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

AREAS, FIELD, FILE, FOLDER, TEXT, WHOLE, NUMBER, CHOICE, FLAG, MORE = (
    "areas",
    "field",
    "file",
    "folder",
    "text",
    "whole",
    "number",
    "choice",
    "flag",
    "more",
)
"""Kinds of values. FIELD is a column of the areas, MORE any further options, as one types them."""


class Said(NamedTuple):
    """A text in both languages."""

    english: str
    french: str


@dataclass(frozen=True)
class Asked:
    """One value that an algorithm asks for.

    Attributes
    ----------
    name
        Of the parameter in QGIS.
    flag
        Option of the command; empty for what it takes without a flag.
    kind, text
        Kind of the value, and what it is called.
    default
        The value if nothing is said; None if there is none.
    optional
        Whether nothing may be said.
    choices
        Of a CHOICE.
    """

    name: str
    flag: str
    kind: str
    text: Said
    default: Any = None
    optional: bool = False
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Made:
    """A file that the command writes to its folder; a ``layer`` is shown in QGIS, too."""

    name: str
    file: str
    text: Said
    layer: bool = False


@dataclass(frozen=True)
class Algorithm:
    """One command of ``vbas`` as an algorithm."""

    command: str
    title: Said
    help: Said
    asked: tuple[Asked, ...]
    made: tuple[Made, ...] = ()


_RECORDS = Said(
    "Records (Parquet, CSV, SAS, SPSS, Stata)", "Enregistrements (Parquet, CSV, SAS, SPSS, Stata)"
)
_AREA_ID = Said("Column of area ids", "Colonne des identifiants d'aires")
_OF_RECORDS = Said(
    "Column of area ids in the records, if it has another name",
    "Colonne des identifiants d'aires dans les enregistrements, si elle a un autre nom",
)
_CATEGORIES = Said(
    "How columns are recoded (TOML file)", "Comment recoder les colonnes (fichier TOML)"
)
_PERSON = Said(
    "Person column: count distinct persons, not records",
    "Colonne des personnes : compter les personnes distinctes, non les enregistrements",
)
_MORE = Asked(
    "OPTIONS",
    "",
    MORE,
    Said("Further options, as on the command line", "Autres options, comme en ligne de commande"),
    optional=True,
)
_K = Said("k, smallest class that is released", "k, plus petite classe diffusée")

ALGORITHMS = (
    Algorithm(
        "aggregate",
        Said("Aggregate areas into regions", "Agréger des aires en régions"),
        Said(
            "Groups areas into regions so that every class of the variables has at least k "
            "records in a region, and leaves out the records that still do not. What may be given "
            "out is in the folder release; the folder internal must not be given out.",
            "Groupe les aires en régions pour que chaque classe des variables ait au moins k "
            "enregistrements dans une région, et laisse de côté les enregistrements qui n'y "
            "parviennent pas. Ce qui peut être diffusé est dans le dossier release ; le dossier "
            "internal ne doit pas être diffusé.",
        ),
        (
            Asked("AREAS", "--areas", AREAS, Said("Areas", "Aires")),
            Asked("AREA_ID", "--area-id", FIELD, _AREA_ID),
            Asked("RECORDS", "--records", FILE, _RECORDS),
            Asked("RECORD_AREA_ID", "--record-area-id", TEXT, _OF_RECORDS, optional=True),
            Asked("QI", "--qi", TEXT, Said("Variables: age,sex", "Variables : age,sex")),
            Asked("CATEGORIES", "--categories", FILE, _CATEGORIES, optional=True),
            Asked("K", "--k", WHOLE, _K, 5),
            Asked(
                "POPULATION",
                "--population",
                FIELD,
                Said(
                    "Population column; else records are the population",
                    "Colonne de population ; sinon les enregistrements sont la population",
                ),
                optional=True,
            ),
            Asked("PERSON", "--person", TEXT, _PERSON, optional=True),
            Asked(
                "PLACEMENT",
                "--placement",
                CHOICE,
                Said("Placement of sites", "Placement des sites"),
                "balanced-density",
                choices=("balanced-density", "anonymity-driven", "suppression-driven", "random"),
            ),
            Asked(
                "REFINE",
                "--refine",
                CHOICE,
                Said("Refinement", "Raffinement"),
                "none",
                choices=("none", "border"),
            ),
            Asked(
                "MAX_SUPPRESSION",
                "--max-suppression",
                NUMBER,
                Said(
                    "As many regions as lose at most this share of records (0.05 for 5 %)",
                    "Autant de régions que possible si elles perdent au plus cette part des "
                    "enregistrements (0,05 pour 5 %)",
                ),
                optional=True,
            ),
            Asked("SEED", "--seed", WHOLE, Said("Seed", "Germe"), 1),
            _MORE,
        ),
        (
            Made("REGIONS", "release/regions.gpkg", Said("Regions", "Régions"), layer=True),
            Made(
                "RELEASED",
                "release/records.parquet",
                Said("Records that may be released", "Enregistrements qui peuvent être diffusés"),
            ),
            Made(
                "SCENARIO",
                "internal/scenario.toml",
                Said("Scenario that repeats the run", "Scénario qui répète l'exécution"),
            ),
        ),
    ),
    Algorithm(
        "levels",
        Said("Which level of geography is enough", "Quel niveau de géographie suffit"),
        Said(
            "For every level of geography, the share of its units and of the people in them above "
            "the number of people that the variables need.",
            "Pour chaque niveau de géographie, la part de ses unités et de leurs habitants "
            "au-dessus du nombre de personnes que demandent les variables.",
        ),
        (
            Asked("AREAS", "--areas", AREAS, Said("Areas", "Aires")),
            Asked("AREA_ID", "--area-id", FIELD, _AREA_ID),
            Asked(
                "POPULATION",
                "--population",
                FIELD,
                Said("Population column", "Colonne de population"),
            ),
            Asked(
                "LEVEL",
                "--level",
                TEXT,
                Said(
                    "Levels to judge: fsa,cd,province; all that are known, if not said",
                    "Niveaux à juger : fsa,cd,province ; tous ceux qui sont connus, sans précision",
                ),
                optional=True,
            ),
            Asked(
                "QI",
                "--qi",
                TEXT,
                Said(
                    "Variables with their numbers of categories: age=86,sex=2",
                    "Variables avec leurs nombres de catégories : age=86,sex=2",
                ),
                optional=True,
            ),
            Asked(
                "REGION",
                "--region",
                TEXT,
                Said(
                    "Model for all areas: western, central or eastern",
                    "Modèle pour toutes les aires : western, central ou eastern",
                ),
                optional=True,
            ),
            _MORE,
        ),
        (
            Made(
                "LEVELS",
                "levels.csv",
                Said("Levels of geography", "Niveaux de géographie"),
                layer=True,
            ),
        ),
    ),
    Algorithm(
        "suppress",
        Said("Suppress cells", "Masquer des cellules"),
        Said(
            "Blanks single values until every combination that an adversary could know is safe. "
            "What may be given out is in the folder release; the folder internal must not be "
            "given out.",
            "Masque des valeurs une à une jusqu'à ce que chaque combinaison qu'un adversaire "
            "pourrait connaître soit sûre. Ce qui peut être diffusé est dans le dossier release ; "
            "le dossier internal ne doit pas être diffusé.",
        ),
        (
            Asked("RECORDS", "--records", FILE, _RECORDS),
            Asked(
                "COMBINATIONS",
                "--combinations",
                TEXT,
                Said(
                    "What could be known together: province+age+code; province+age+group",
                    "Ce qui pourrait être connu ensemble : province+age+code; province+age+group",
                ),
                optional=True,
            ),
            Asked(
                "VARIABLES",
                "--variables",
                TEXT,
                Said(
                    "Instead: what could be known, the finest level first: "
                    "province; age; code/group/chapter",
                    "Ou : ce qui pourrait être connu, du niveau le plus fin : "
                    "province; age; code/group/chapter",
                ),
                optional=True,
            ),
            Asked("K", "--k", WHOLE, _K, 5),
            Asked("CATEGORIES", "--categories", FILE, _CATEGORIES, optional=True),
            Asked("PERSON", "--person", TEXT, _PERSON, optional=True),
            Asked(
                "GIVE_BACK",
                "--give-back",
                FLAG,
                Said("Give back what need not be blank", "Rendre ce qui n'a pas à être masqué"),
                False,
            ),
            _MORE,
        ),
        (
            Made(
                "RELEASED",
                "release/records.parquet",
                Said("Records that may be released", "Enregistrements qui peuvent être diffusés"),
            ),
            Made(
                "VERIFICATION",
                "internal/verification.csv",
                Said("Combinations, verified", "Combinaisons vérifiées"),
                layer=True,
            ),
        ),
    ),
    Algorithm(
        "verify",
        Said("Verify a package", "Vérifier un paquet"),
        Said(
            "Judges a package once more from what is in it, and says what it finds.",
            "Juge un paquet encore une fois d'après son contenu, et dit ce qu'il trouve.",
        ),
        (Asked("PACK", "", FOLDER, Said("Package", "Paquet")),),
    ),
)

TITLES = {
    "out": Said("Folder for the results", "Dossier des résultats"),
    "program": Said(
        "The program vbas, where it is not found by itself",
        "Le programme vbas, s'il n'est pas trouvé de lui-même",
    ),
    "missing": Said(
        "The program vbas was not found. Install it, or say in Settings > "
        "Options > Processing > Providers > VBAS where it is.",
        "Le programme vbas n'a pas été trouvé. Installez-le, ou dites dans "
        "Préférences > Options > Traitements > Fournisseurs > VBAS où il se trouve.",
    ),
    "stopped": Said("Stopped; nothing was written.", "Arrêté ; rien n'a été écrit."),
}


def arguments(algorithm: Algorithm, values: dict[str, Any], out: str = "") -> list[str]:
    """What ``vbas`` is called with.

    Parameters
    ----------
    algorithm, values
        What is run, and {parameter: value}. What is None or empty is not said; AREAS is
        (file, layer), MORE a list of words.
    out
        The folder for the results, of algorithms that make files.
    """
    said = [algorithm.command]
    for asked in algorithm.asked:
        value = values.get(asked.name)
        if value is None or value == "" or value is False:
            continue
        if asked.kind == AREAS:
            file, layer = value
            said += [asked.flag, file, *(["--layer", layer] if layer else [])]
        elif asked.kind == MORE:
            said += value
        elif asked.kind == FLAG:
            said.append(asked.flag)
        else:
            said += [*([asked.flag] if asked.flag else []), str(value)]
    return [*said, "--out", out] if algorithm.made else said
