"""A pack of suppressed cells in memory: what ``vbas suppress`` writes, and a pack of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from core.errors import Notice
from core.hierarchies.remedies import emptied
from core.io.cell_files import COMMAND, CellOrigin, write_cells
from core.io.cell_records import ReleasedTable, released_table
from core.io.digest import digest_steps
from core.io.records import RecordSource
from core.io.records.place import only_file
from core.io.records.released_query import Judged
from core.io.release_pack.origin import KEY, made_from_cells
from core.io.release_pack.source import Tried
from core.io.synthesize.mark import synthetic_mark
from core.quasi_identifiers import QuasiIdentifier
from core.released_columns.judged import TOLERANCE, KeptColumnsError
from core.steps import Steps
from core.suppression.cells.outcome import Outcome


@dataclass(frozen=True, eq=False)
class CellsToRelease:
    """Suppressed cells, and what is handed over beside them.

    Attributes
    ----------
    outcome, records
        What came out, and of which file.
    released
        Protected columns that are released.
    keep, outcomes, force, tolerance
        Further columns, those of them that nobody can know of another person, whether whatever
        they tell, and which share of what is hidden they may tell beyond chance.
    more_read
        Further files that it was made from.
    """

    outcome: Outcome
    records: RecordSource
    released: tuple[str, ...]
    keep: tuple[str, ...] = ()
    outcomes: tuple[str, ...] = ()
    force: bool = False
    tolerance: float = TOLERANCE
    more_read: tuple[Path, ...] = ()

    @property
    def command(self) -> str:
        """What the folder is a result of."""
        return COMMAND

    @property
    def tried(self) -> tuple[Tried, ...]:
        """Runs are not compared with these."""
        return ()

    @property
    def read(self) -> Sequence[Path]:
        """Every file that was read."""
        conversion = self.records.conversion_path
        return (self.records.path, *(() if conversion is None else (conversion,)), *self.more_read)

    def judged(self) -> Steps[Judged]:
        """What the further columns would tell."""
        if not self.keep:
            return Judged()
        try:
            table = yield from self._table(force=False)
        except KeptColumnsError as error:
            return Judged((Notice(error.template, **error.values),))
        return Judged((), table.notices[-1] if table.notices else None)

    def write(self, folder: Path) -> Steps[object]:
        """Writes what ``vbas suppress`` writes."""
        table = yield from self._table(force=self.force)
        digest = yield from digest_steps(only_file(self.records.path))
        inputs = {"records": {"file": self.records.path.name, "sha256": digest}}
        qis, source = self.records.quasi_identifiers, self.records
        origin = cell_origin(
            self.outcome,
            source,
            qis,
            inputs,
            released=self.released,
            keep=self.keep,
            outcomes=self.outcomes,
            force=self.force,
            tolerance=self.tolerance,
            notices=table.notices,
        )
        return (yield from write_cells(self.outcome, table, folder, origin, read=self.read))

    def _table(self, *, force: bool) -> Steps[ReleasedTable]:
        return (
            yield from released_table(
                self.outcome,
                released=self.released,
                keep=self.keep,
                source=self.records.path,
                force=force,
                tolerance=self.tolerance,
            )
        )


def cell_origin(
    outcome: Outcome,
    source: RecordSource,
    qis: tuple[QuasiIdentifier, ...],
    inputs: Mapping[str, Mapping[str, str]],
    *,
    released: Sequence[str] | None = None,
    keep: Sequence[str] = (),
    outcomes: Sequence[str] = (),
    force: bool = False,
    tolerance: float = TOLERANCE,
    notices: Sequence[Notice] = (),
) -> CellOrigin:
    """Where suppressed cells are from, and what is released of them.

    Parameters
    ----------
    outcome, source, qis
        What came out, of which file, and how its columns were recoded.
    inputs
        Fingerprints of the files, see `CellOrigin`.
    released
        Protected columns that are released; None = all.
    keep, outcomes, force, tolerance
        What is released beside them.
    notices
        What the user should know beside what the suppression says.
    """
    mark = synthetic_mark(source.path)
    more: dict[str, object] = {
        "kept_columns": list(keep),
        "forced": force,
        "tolerance": tolerance,
        "outcomes": list(outcomes),
        "sorted": True,
        "person_column": source.person_column,
    }
    if "records" in inputs:
        made = made_from_cells(outcome, qis, source, inputs["records"]["sha256"])
        if released is not None:
            columns = {name: of for name, of in made.columns.items() if name in released}
            where = made.geography if made.geography in released else ""
            made = replace(
                made, columns=columns, geography=where, units=made.units if where else {}
            )
        more[KEY] = made.plain
    raked = () if outcome.raked is None else outcome.raked.notices
    said = (*outcome.suppression.notices, *emptied(outcome), *notices, *raked)
    return CellOrigin(
        inputs, mark is not None, said, mark or {}, {**more, **_told_of_rest(outcome)}
    )


def _told_of_rest(outcome: Outcome) -> dict[str, Any]:
    """What the report says of records that were left out, and of weights."""
    told: dict[str, Any] = {}
    asked, raked = outcome.suppression.protection, outcome.raked
    if asked.most_blank is not None:
        left = {"most_blank": asked.most_blank, "records_left_out": outcome.left_out}
        told["much_blanked"] = left
    if raked is not None:
        of = raked.weights
        told["raked"] = {
            "columns": list(asked.rake),
            "margins": [asdict(margin) for margin in raked.margins],
            "converged": raked.converged,
            "rounds": raked.rounds,
            "largest_difference": raked.apart,
            "smallest": float(of.min(initial=1)),
            "largest": float(of.max(initial=1)),
            "design_effect": raked.design_effect,
        }
    return told
