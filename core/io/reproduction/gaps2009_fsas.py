"""Tables 7 and 8 of El Emam et al. 2009: which forward sortation areas have enough people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import pandas as pd

from core.baselines import AREAS
from core.canada import provinces
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.cutoff.rules import rule_of
from core.errors import VbasError
from core.io.area_tables import read_area_table
from core.io.areas import AreaSource
from core.io.reproduction.page import Section, Table
from core.levels.area_table import AreaTable
from core.levels.assessment import Assessment
from core.levels.published import compared, published, without_growth
from core.levels.tables import AGES_BY_SEX, WIDTHS, assess_all
from core.levels.units import units_of_level
from core.reproduction.claims import Claim, as_percent, by_distance, by_share
from core.reproduction.fsas import stand_in
from core.reproduction.gaps2009 import PRINTED, cutoff
from core.steps import Steps

MODEL: Final = "el-emam-2009-maxcombs"
_MADE: Final = "made by the program"
_NEAR, _FAR = 5.0, 10.0
"""Points by which our shares may differ from the paper's on average."""
_MOST: Final = 0.75
"""Share of the people that is called the vast majority."""


@dataclass(frozen=True, eq=False)
class Fsas:
    """The areas that are judged, and where they come from."""

    areas: AreaTable
    source: str

    @property
    def made(self) -> bool:
        """Whether the program made them."""
        return self.source.startswith(_MADE)


@dataclass(frozen=True, eq=False)
class Judgements:
    """The areas under every rule, and beside the printed tables.

    Attributes
    ----------
    assessments
        By rule and product.
    beside, grown
        Rows of `compared`; with the people of each province brought to those of 2001.
    """

    assessments: list[Assessment]
    beside: pd.DataFrame
    grown: pd.DataFrame


def read(source: AreaSource | None) -> Steps[Fsas]:
    """The user's table of FSAs, or a stand-in with the people of 2001."""
    if source is not None:
        areas, _ = yield from read_area_table(source)
        if areas.level != published().level:
            raise VbasError(
                "{file} is no table of forward sortation areas.",
                "Name a table whose ids are such as K1A, with their people.",
                file=source.path.name,
            )
        return Fsas(areas, source.path.name)
    number = PRINTED["fsas"]
    return Fsas(stand_in(number, published().people), f"{_MADE}, as many as each province has")


def judged(fsas: Fsas) -> Judgements:
    """Every rule of Table 7 for every product of Table 8."""
    units = units_of_level(fsas.areas, AREAS, own_level=fsas.areas.level)
    rules = [rule_of(MODEL, "maxcombs"), *(rule_of(name, "") for name in fixed_cutoffs())]
    found = assess_all([units], rules, AGES_BY_SEX)
    return Judgements(found, compared(found), without_growth(found))


def claims_of(of: Judgements, fsas: Fsas) -> Iterator[Claim]:
    """What the paper says of FSAs."""
    model = of.grown[(of.grown["rule"] == MODEL)]
    for table in (7, 8):
        yield _shares(model[model["table"] == table], table, fsas)
    yield _vast_majority(model[model["table"] == 7])
    yield _coarser(model[model["table"] == 8])
    yield _postal_regions(fsas)
    yield _patients(fsas)


def _shares(rows: pd.DataFrame, table: int, fsas: Fsas) -> Claim:
    off = rows[["units_difference", "people_difference"]].abs().to_numpy().mean()
    return Claim(
        f"Share of FSAs and of people above the model's cut-off in ten provinces (Table {table}).",
        f"Table {table}",
        f"{2 * len(rows)} shares",
        f"{off:.1f} points away on average; people of each province as in 2001",
        by_distance(off, _NEAR, _FAR),
        f"holds: at most {_NEAR:.0f} points on average; in part: at most {_FAR:.0f}",
        "The FSAs are made up: as many as in 2016, with the people of 2001."
        if fsas.made
        else "Other FSAs than in 2001: some came, some went, some grew more than their province.",
    )


def _vast_majority(rows: pd.DataFrame) -> Claim:
    ours = {str(p): share for p, share in zip(rows["province"], rows["people"], strict=True)}
    above = [p for p, share in ours.items() if share >= 100 * _MOST and p != "NB"]
    return Claim(
        "Except in New Brunswick, the vast majority lives in FSAs above the cut-off.",
        "Example 1",
        "nine provinces of ten",
        f"{len(above)} of 9 provinces with at least {as_percent(_MOST)}; New Brunswick "
        f"{ours.get('NB', float('nan')):.0f} %",
        by_share(len(above), 9),
        "holds: in all nine; in part: in at least half",
    )


def _coarser(rows: pd.DataFrame) -> Claim:
    wide = rows.pivot(index="province", columns="max_combinations", values="people")
    wide = wide[list(AGES_BY_SEX)]
    rises = int((wide.diff(axis=1).iloc[:, 1:] >= 0).all(axis=1).sum())
    five = wide[AGES_BY_SEX[2]].to_dict()
    ontario = float(five.get("ON", float("nan")))
    return Claim(
        "The coarser the ages, the more can be told; with five years of 98 % of Ontario's people.",
        "Table 8",
        "98 %",
        f"rises in {rises} of {len(wide)} provinces; Ontario {ontario:.0f} %",
        by_share(int(rises == len(wide)) + int(abs(ontario - 98) <= 2), 2),
        "holds: rises everywhere and Ontario is within 2 points; in part: one of both",
    )


def _postal_regions(fsas: Fsas) -> Claim:
    areas = fsas.areas
    letters = np.array([str(of)[:1] for of in areas.ids], object)
    known = provinces()
    ten = {letter: of.part for of in known.values() if of.population > 1e5 for letter in of.fsa}
    passes = total = 0
    for letter, part in ten.items():
        here = letters == letter
        if here.any():
            total += 1
            people = float(np.nansum(areas.population[here]))
            passes += people > cutoff(PRINTED["table_5"][part], AGES_BY_SEX[0])
    return Claim(
        "All postal regions (the first letter) are above the cut-off.",
        "Example 1",
        "all",
        f"{passes} of {total}",
        by_share(passes, total),
        "holds: all of them",
    )


def _patients(fsas: Fsas) -> Claim:
    example = PRINTED["example_2"]
    model = PRINTED["table_5"]["central"]
    areas = fsas.areas
    where = np.array([str(name)[:1] in "KLMNPGHJ" for name in areas.ids])
    people = np.nan_to_num(areas.population)[where]
    cut = [cutoff(model, m) for m in example["max_combinations"]]
    ours = [100 * people[people > of].sum() / max(people.sum(), 1) for of in cut]
    off = max(abs(a - b) for a, b in zip(ours, example["percent"], strict=True))
    return Claim(
        "Of a children's hospital's patients 95 % live in FSAs above the cut-off for 54 "
        "combinations, 89 % for 156.",
        "Example 2",
        " / ".join(f"{p} %" for p in example["percent"]),
        " / ".join(f"{p:.0f} %" for p in ours)
        + f" of all people of Ontario and Quebec (cut-offs {cut[0]:,.0f} and {cut[1]:,.0f})",
        by_distance(off, _NEAR, _FAR),
        f"holds: within {_NEAR:.0f} points; in part: within {_FAR:.0f}",
        "The hospital's records cannot be had: everybody stands for its patients.",
    )


def sections_of(of: Judgements, fsas: Fsas) -> Iterator[Section]:
    """Tables 7 and 8 in the paper's form, ours beside."""
    rules = {MODEL: "our model", "hipaa": "20,000", "cchs": "70,000", "us-census-bureau": "100,000"}
    seven = of.grown[of.grown["table"] == 7]
    eight = of.grown[of.grown["table"] == 8]
    spans = (f"{w} year{'s' * (w > 1)}" for w in WIDTHS)
    widths = dict(zip(AGES_BY_SEX, spans, strict=True))
    note = (
        "Percent of the FSAs, and of the people, above the cut-off. The people of each province "
        "are brought to those of 2001, all its FSAs alike."
    )
    why = (
        "Areas are made up: name the table of FSAs for real ones (--areas T1201EN.CSV)."
        if fsas.made
        else "Without that, growth since 2001 adds to the shares; fsas.csv has both."
    )
    yield Section(
        "Tables 7 and 8",
        (note, why),
        tables=(
            Table(_wide(seven, "rule", rules), "Table 7: age by sex, four cut-offs"),
            Table(_wide(eight, "max_combinations", widths), "Table 8: coarser ages"),
        ),
    )


def _wide(rows: pd.DataFrame, by: str, names: Mapping[Any, str]) -> pd.DataFrame:
    """Provinces down; to the right paper and ours of FSAs and of people, one heading a column."""
    columns: dict[tuple[str, str], list[float | str]] = {}
    there = list(dict.fromkeys(rows["province"]))
    columns["", "province"] = [provinces()[name].name_en for name in there]
    for key, name in names.items():
        of = rows[rows[by] == key].set_index("province").loc[there]
        for what, title in (("units", "FSAs"), ("people", "people")):
            head = f"{name}: {title}, %"
            columns[head, "paper"] = of[f"{what}_published"].tolist()
            columns[head, "here"] = of[what].round(1).tolist()
    return pd.DataFrame(columns)
