"""What a recipient reads: the dictionary, README in two languages, citation, statement of risk."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow as pa

import resources
from core import __version__
from core.io.codebook import selected_by
from core.io.csv_cells import guarded
from core.io.records.filter_tree import columns_named
from core.io.records.released import REGION
from core.io.release_pack.columns import codes_of, is_text, joint_classes
from core.io.release_pack.source import Source
from core.io.release_pack.tables import categories_of, has_blanks, is_coded, short_names
from core.released_columns.roles import FREE, IDENTIFYING, OUTCOME

LANGUAGES: Final = ("en", "fr")
_REGION: Final = {
    "en": "Region: its shape is in the folder regions",
    "fr": "Région : sa forme est dans le dossier regions",
}
_MISSING: Final = {
    "en": "Blank: not known, or left out to protect people; which of the two is not told",
    "fr": "Vide : inconnu, ou retiré pour protéger les personnes; lequel des deux n’est pas dit",
}
_NO_MISSING: Final = {"en": "No value is blank", "fr": "Aucune valeur n’est vide"}
_ROLES: Final = {
    IDENTIFYING: {
        "en": "Protected together with others: {columns}.",
        "fr": "Protégées avec d’autres : {columns}.",
    },
    OUTCOME: {
        "en": "Outcomes, not protected, as nobody should know them of another person: {columns}.",
        "fr": "Résultats, non protégés, que personne ne devrait connaître d’autrui : {columns}.",
    },
    FREE: {
        "en": "Further columns: {columns}.",
        "fr": "Autres colonnes : {columns}.",
    },
}
_UNITS: Final = {
    "record": {"en": "records", "fr": "enregistrements"},
    "person": {"en": "people", "fr": "personnes"},
}
_REGIONS: Final = {
    "en": "regions/      the regions: GeoPackage, GeoParquet, Shapefile, GeoJSON; crosswalk.csv "
    "says which areas each is made of\n",
    "fr": "regions/      les régions : GeoPackage, GeoParquet, Shapefile, GeoJSON; crosswalk.csv "
    "dit de quels secteurs chacune est faite\n",
}
_SYNTHETIC: Final = {
    "en": "THESE RECORDS ARE SYNTHETIC: nobody in them is real.\n\n",
    "fr": "CES DONNÉES SONT SYNTHÉTIQUES : personne n’y est réel.\n\n",
}


_SELECTED: Final = {
    "en": "These records are a selection of a file, chosen by: {columns}. Ask whoever gave them to "
    "you which values were chosen.\n\n",
    "fr": "Ces enregistrements sont une sélection d’un fichier, choisis selon : {columns}. "
    "Demandez à qui vous les a remis quelles valeurs ont été choisies.\n\n",
}


_WEIGHT: Final = {
    "en": "Weight, 1 on average: by it, {columns} have among the records that show them the shares "
    "that they had before values were blanked or records left out (raking). Values that are "
    "listed together have one share.{left}",
    "fr": "Poids, 1 en moyenne : par lui, {columns} ont, parmi les enregistrements qui les "
    "montrent, les parts qu’ils avaient avant que des valeurs soient masquées ou des "
    "enregistrements omis (calage). Les valeurs énumérées ensemble ont une seule part.{left}",
}
_LEFT_OUT: Final = {
    "en": " Records of which more than {share:.0%} of the protected values would be blank are left "
    "out.",
    "fr": " Les enregistrements dont plus de {share:.0%} des valeurs protégées seraient vides sont "
    "omis.",
}


def _of_weights(made: Mapping[str, Any]) -> dict[str, Any]:
    """What the dictionary says of a column of weights."""
    share, found = made.get("most_blank"), {}
    for language in LANGUAGES:
        left = "" if share is None else _LEFT_OUT[language].format(share=share)
        columns = ", ".join(made["margins"]) or "-"
        found[language] = _WEIGHT[language].format(columns=columns, left=left)
    return {"meaning": found, "margins": made["margins"]}


def dictionary_of(source: Source) -> dict[str, Any]:
    """Variables with labels, values, codes, bands and what a blank means, in two languages."""
    columns: list[dict[str, Any]] = []
    names = list(source.roles)
    for name, short in zip(names, short_names(names), strict=True):
        values = source.records.column(name)
        blank = has_blanks(values)
        of: dict[str, Any] = {
            "name": name,
            "short_name": short,
            "role": source.roles[name],
            "type": _type(values.type),
            "label": _REGION if name == REGION else dict.fromkeys(LANGUAGES, name),
            "has_blanks": blank,
            "missing": _MISSING if blank else _NO_MISSING,
            "coded": False,
        }
        if name in source.made:
            of |= _of_weights(source.made[name])
        if name in source.bands:
            of["band"] = source.bands[name]
        if is_text(values.type):
            found = categories_of(values, source.categories.get(name, ()))
            if is_coded(values, found):
                of["coded"] = True
                of["categories"] = [
                    {"value": value, "code": i} for i, value in enumerate(found, start=1)
                ]
        columns.append(of)
    return {
        "k": source.k,
        "unit": source.unit,
        "combinations": [list(of) for of in source.combinations],
        **selected_by("" if source.made_from is None else source.made_from.where),
        "columns": columns,
    }


def _type(kind: Any) -> str:
    if pa.types.is_integer(kind):
        return "whole number"
    return "number" if pa.types.is_floating(kind) else "text"


def write_dictionary(dictionary: Mapping[str, Any], folder: Path) -> None:
    """Writes it as JSON, and as a table with a row a value."""
    write_json(folder / "dictionary.json", dictionary)
    head = (
        *("name", "short_name", "role", "type", "label_en", "label_fr"),
        *("missing_en", "missing_fr", "value", "code"),
    )
    rows = []
    for of in dictionary["columns"]:
        texts = [of[key][language] for key in ("label", "missing") for language in LANGUAGES]
        for each in of.get("categories", [{"value": "", "code": ""}]):
            row = [of["name"], of["short_name"], of["role"], of["type"], *texts]
            rows.append([*row, each["value"], str(each["code"])])
    with (folder / "dictionary.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        writer.writerows([guarded(of) for of in row] for row in rows)


def write_json(path: Path, value: Mapping[str, Any]) -> None:
    """Writes plain data as a person can read it."""
    text = json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False)
    path.write_text(text + "\n", encoding="utf-8")


def write_texts(source: Source, folder: Path) -> None:
    """Writes README in both languages, the citation, and the statement of risk."""
    for language in LANGUAGES:
        text = resources.read_text(f"pack/README.{language}.txt")
        told = text.format_map(_values(source, language))
        (folder / f"README.{language}.txt").write_text(told, encoding="utf-8")
    about = [
        "cff-version: 1.2.0",
        "message: Please cite these records as follows, with the name of whoever gave them to you.",
        "type: dataset",
        "title: Protected microdata" + (" by region" if source.regions is not None else ""),
        "authors:",
        "  - name: (the custodian of the records)",
        f"notes: Protected with VBAS {__version__}, k = {source.k}.",
    ]
    (folder / "CITATION.cff").write_text("\n".join(about) + "\n", encoding="utf-8")
    write_json(folder / "risk.json", risk_of(source))


def _values(source: Source, language: str) -> dict[str, Any]:
    regions = source.regions
    number = f"{source.records.num_rows:,}"
    if language == "fr":
        number = number.replace(",", "\u00a0")
    of_regions = ""
    if regions is not None:
        words = {"en": " in {n} regions", "fr": " dans {n} régions"}[language]
        of_regions = words.format(n=len(regions.shapes))
    roles = []
    for role, words_of in _ROLES.items():
        columns = [name for name, of in source.roles.items() if of == role]
        if columns:
            roles.append(words_of[language].format(columns=", ".join(columns)) + "\n")
    return {
        "synthetic": _SYNTHETIC[language] if source.synthetic else "",
        "n_records": number,
        "of_regions": of_regions,
        "regions": "" if regions is None else _REGIONS[language],
        "k": source.k,
        "unit": _UNITS[source.unit][language],
        "combinations": "".join(f"- {', '.join(of)}\n" for of in source.combinations),
        "roles": "".join(roles),
        "selected": _selected(source, language),
    }


def _selected(source: Source, language: str) -> str:
    """That the records are a selection, and by which columns; not which values were chosen."""
    where = "" if source.made_from is None else source.made_from.where
    if not where:
        return ""
    return _SELECTED[language].format(columns=", ".join(columns_named(where)))


def risk_of(source: Source) -> dict[str, Any]:
    """Risk of the released records, each combination for itself, and by all that identifies.

    The population is taken to be the records themselves, which is the most that an adversary can
    have: a journalist's risk is then the prosecutor's, and a marketer's is the mean.
    """
    sets: list[Sequence[str]] = list(source.combinations)
    every = [name for name, role in source.roles.items() if role != OUTCOME]
    if every not in [list(of) for of in sets]:
        sets.append(every)
    return {
        "n_records": source.records.num_rows,
        "population": "the released records themselves, the worst case",
        "blank": "a value of its own; records that show none of the columns are left out",
        "sets": [_risk(source, columns) for columns in sets],
        "presets": presets_told(source),
    }


def presets_told(source: Source) -> list[dict[str, Any]]:
    """What the manifest says of the presets that the risk is held against."""
    return [
        {
            "preset": of.name,
            "title": of.title,
            "k": of.k,
            "tau": of.tau,
            "source": of.source,
            "date": of.date,
        }
        for of in source.risk
    ]


def _risk(source: Source, columns: Sequence[str]) -> dict[str, Any]:
    coded = [codes_of(source.records.column(name)) for name in columns]
    blank = [len(values) for _, values in coded]
    cells, sizes = joint_classes([codes for codes, _ in coded], [n + 1 for n in blank])
    sizes = sizes[(cells < blank).any(axis=1)]
    n = int(sizes.sum())
    least = int(sizes.min()) if n else None
    mean = len(sizes) / n if n else 0.0
    highest = 1 / least if least else 0.0
    return {
        "columns": list(columns),
        "classes": len(sizes),
        "smallest_class": least,
        "strict_maximum": highest,
        "strict_average": mean,
        "prosecutor": {"maximum": highest, "average": mean},
        "journalist": {"maximum": highest, "average": mean},
        "marketer": mean,
    }
