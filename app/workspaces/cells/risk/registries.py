"""Lists of people that an adversary can get, beside the attacks that need one."""

from __future__ import annotations

import dataclasses

import pandas as pd

from app.kit import numbers
from app.table.small import TableSection
from app.workspaces.cells.reasons import CellsContext
from app.workspaces.cells.texts import tr
from core.registries import registries
from core.risk.of_records import Risk


class RegistriesSection(TableSection):
    """Who is listed, and what the list costs at least; the same whatever the records."""

    def __init__(self, context: CellsContext) -> None:
        columns = (
            (tr("List"), tr("Whom it lists")),
            (tr("People"), tr("How many people, where the source says so")),
            (tr("Cost,\nCA$"), tr("What it costs at least to put it together, Canadian dollars")),
        )
        super().__init__(context, tr("Lists that can be had in Canada"), columns, "registries")

    def show_result(self, of: Risk) -> None:
        """Shows all that are known."""
        del of
        rows = [
            (
                tr(one.title),
                numbers.NOTHING if one.people is None else numbers.count(one.people),
                numbers.NOTHING if one.cost is None else numbers.count(one.cost),
            )
            for one in registries()
        ]
        tips = [
            tr("It tells {knows}; from {made_from}. {source}").format(
                knows=tr(one.knows), made_from=tr(one.made_from), source=tr(one.source)
            )
            for one in registries()
        ]
        meaning = tr("Attacks 1 and 2 need such a list; vbas attacks reckons with one.")
        self.show_table("", rows, tips, _table, meaning)


def _table() -> pd.DataFrame:
    return pd.DataFrame([dataclasses.asdict(one) for one in registries()])
