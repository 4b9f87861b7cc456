"""The coarser units that hold each area, as far as columns and ids tell."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TypeVar

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.areas import AreaLayer, Listed
from core.canada import provinces_of_ids, provinces_of_text
from core.errors import VbasError
from core.io.areas.roles import Roles
from core.io.areas.values import as_ids, as_text
from core.levels.area_table import AreaTable

Texts = NDArray[np.object_]
Areas = TypeVar("Areas", AreaLayer, AreaTable)


def find_level(layer: Listed, level: str, roles: Roles) -> str:
    """The level of the ids, or "" if they only look like it.

    Ids whose first digits contradict the province column are not Statistics Canada's.

    Parameters
    ----------
    layer
        The areas.
    level
        Level told by the name of the id column, or by the look of the ids.
    roles
        The columns.
    """
    if roles.level or not level or "province" not in roles.columns:
        return level
    told = provinces_of_text(as_text(layer.attributes[roles.columns["province"]]))
    by_id = provinces_of_ids(layer.ids, level)
    both = (told != "") & (by_id != "")
    if level != "fsa" and both.any() and (told == by_id)[both].mean() < 0.99:
        return ""
    return level


def parents_of(layer: Listed, level: str, roles: Roles) -> dict[str, Texts]:
    """Level -> (n,) ids of the units that hold the areas.

    Parameters
    ----------
    layer
        The areas.
    level
        Key of their own level, "" if not known.
    roles
        The columns.
    """
    parents = {
        key: as_ids(layer.attributes[column], key)
        for key, column in roles.levels.items()
        if key not in (level, "province", "country", "block", "fsa")
        and column != roles.columns["id"]
    }
    if level in ("da", "csd") and "cd" not in parents:
        parents["cd"] = pd.Series(layer.ids, dtype="str").str[:4].to_numpy(object)
    fsa = _fsa(layer, level, roles)
    if fsa is not None:
        if level != "fsa":
            parents["fsa"] = fsa
        parents["postal_region"] = pd.Series(fsa, dtype="str").str[:1].to_numpy(object)
    province = _province(layer, level, roles, fsa)
    if province is not None:
        parents["province"] = province
    return parents


def with_level_of_column(layer: Areas, name: str) -> Areas:
    """The areas with a column of their file among their parent levels, if it is not a level yet.

    Parameters
    ----------
    name
        A level that they have, or a column of their file (small and capital letters alike).

    Raises
    ------
    VbasError
        If there is neither, or the column is blank throughout.
    """
    if name in layer.parents:
        return layer
    columns: dict[str, Hashable] = {str(column): column for column in layer.attributes.columns}
    small = {column.casefold(): column for column in reversed(columns)}
    found = name if name in columns else small.get(name.casefold())
    units = None if found is None else as_ids(layer.attributes[columns[found]])
    if units is None or not (units != "").any():
        raise VbasError(
            "The areas of {layer} have no level and no filled column {name}.",
            "Choose one of: {known}.",
            layer=layer.name,
            name=name,
            known=", ".join(dict.fromkeys((*layer.parents, *columns))) or "none",
        )
    return replace(layer, parents={**layer.parents, name: units})


def _fsa(layer: Listed, level: str, roles: Roles) -> Texts | None:
    if level == "fsa":
        return layer.ids
    column = roles.columns.get("fsa")
    if column is None or column == roles.columns["id"]:
        return None
    return pd.Series(as_text(layer.attributes[column]), dtype="str").str.upper().to_numpy(object)


def _province(layer: Listed, level: str, roles: Roles, fsa: Texts | None) -> Texts | None:
    """Two letters from code or name, else from the id or the FSA, else the text of the column."""
    texts = None
    known = np.full(len(layer), "", dtype=object)
    columns = (roles.levels.get("province"), roles.columns.get("province"))
    for column in dict.fromkeys(name for name in columns if name is not None):
        texts = as_text(layer.attributes[column])
        known = np.where(known == "", provinces_of_text(texts), known)
    known = np.where(known == "", provinces_of_ids(layer.ids, level), known)
    if fsa is not None:
        known = np.where(known == "", provinces_of_ids(fsa, "fsa"), known)
    if texts is not None:
        known = np.where(known == "", texts, known)
    return known.astype(object) if (known != "").any() else None
