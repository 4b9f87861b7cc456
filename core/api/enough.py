"""Which level of geography has enough people, as a table."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.api.frames import FileOrTable, PrivateFolder
from core.api.progress import worked_out
from core.api.study import Study, listed
from core.areas import Listed
from core.baselines import AREAS, levels_of
from core.cutoff.population_cutoffs import fixed_cutoffs
from core.cutoff.rules import rule_of
from core.io.area_tables import levels_named, read_area_table
from core.io.areas import AreaSource, with_level_of_column
from core.levels.tables import AGES_BY_SEX, assess_all, long_table
from core.levels.units import units_of_level


def levels(
    areas: Study | FileOrTable,
    *,
    max_combinations: int | Sequence[int] | None = None,
    level: Sequence[str] = (),
    region: str | None = None,
    coefficients: str = "el-emam-2009-maxcombs",
    area_id: str | None = None,
    population: str | None = None,
    progress: bool = True,
) -> pd.DataFrame:
    """Shares of units and of people above the cut-off, by level, province and rule.

    The table of ``vbas levels`` (El Emam et al. 2009, Tables 7 and 8).

    Parameters
    ----------
    areas
        A study; or a file, DataFrame or GeoDataFrame of areas with their population, which needs
        no places.
    max_combinations
        Products of the numbers of categories; if not given that of a study's quasi-identifiers,
        else those of age in 1, 2, 5 and 10 years by sex.
    level
        Levels to judge; all that are known if not given.
    region
        Part of Canada whose model holds for all: "western", "central" or "eastern"; else each
        unit goes by its own province.
    coefficients
        Coefficient set of the model, by name or file.
    area_id, population
        Columns of a file or table.
    progress
        Whether a bar is shown.

    Returns
    -------
    DataFrame
        level, province, max_combinations, rule, cutoff, n_areas, areas_percent,
        population_percent; percentages are empty where nothing could be judged.

    Raises
    ------
    VbasError
        If there is no population, or no such level or rule.
    """
    names = listed(level)
    rules = [rule_of(coefficients, "maxcombs"), *(rule_of(of, "") for of in fixed_cutoffs())]
    records: NDArray[np.int64] | None = None
    here: Listed
    if isinstance(areas, Study):
        own, counts, here = areas.loaded.area_file.level, areas.counted.counts, areas.counted.areas
        for name in names:
            if name not in (AREAS, own):
                here = with_level_of_column(here, name)
        products: Sequence[int] = (math.prod(counts.n_categories.values()),)
        records = counts.records
    else:
        folder = PrivateFolder()
        source = AreaSource(
            folder.file_of(areas, "areas"), id_column=area_id, population_column=population
        )
        table, _ = worked_out(read_area_table(source), progress)
        own, here, products = table.level, levels_named(table, names), AGES_BY_SEX
    if max_combinations is not None:
        given = max_combinations
        products = (given,) if isinstance(given, int) else tuple(given)
    units = [units_of_level(here, key, records, own_level=own) for key in names or levels_of(here)]
    return long_table(assess_all(units, rules, products, region))
