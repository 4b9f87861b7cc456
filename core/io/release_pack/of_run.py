"""A pack of a result in memory: precisely what ``vbas aggregate`` and ``vbas release`` write.

What must stay in the house (assignment, trace, measures with suppressed counts, the report for the
custodian) stands in a folder beside the pack whose name says so. Both folders appear together, or
neither does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from core.background import in_background
from core.io.areas import AreaFile, AreaSource
from core.io.given_partitions import Given
from core.io.outputs import COMMAND as RESULT
from core.io.outputs import files_read, write_outputs
from core.io.records import RecordSource
from core.io.release_pack.source import Source, Tried, read_source
from core.io.release_pack.terms import Terms, release_on
from core.io.release_pack.writing import COMMAND, Released
from core.io.result_folder import check_result_folder, whole_folder
from core.pipeline import Run
from core.released_columns.judged import TOLERANCE
from core.steps import Steps, as_whole
from core.study import Study

_ENDING: Final = "-not-for-release"
_SHARES: Final = (
    ("writing records", 2.0),
    ("writing files", 1.0),
    ("reading file", 0.1),
    ("writing files", 4.0),
    ("writing the pack", 54.0),
    ("reading file", 1.0),
    ("verifying the pack", 35.0),
    ("writing the pack", 3.0),
)
"""Stages of a pack and what they take of the time, measured on 8 million records."""


class Result(Protocol):
    """What a command would have written, still in memory."""

    @property
    def command(self) -> str:
        """The command."""

    @property
    def read(self) -> Sequence[Path]:
        """Files that it was made from."""

    @property
    def tried(self) -> tuple[Tried, ...]:
        """Other runs that were tried, for the report of the custodian."""

    def write(self, folder: Path) -> Steps[object]:
        """Writes the folder that the command would write."""


@dataclass(frozen=True, eq=False)
class ToRelease:
    """A run, and what is handed over of its records.

    Attributes
    ----------
    run, study, area_file, records
        What was done, and from what.
    levels
        Coarser levels that the run was made with.
    given
        Where its regions are from, if nothing was placed.
    keep
        Further columns to hand over.
    outcomes
        Those of them that nobody can know of another person.
    force
        Hand them over whatever they tell, which has to be accepted with a reason.
    tolerance
        Share of areas that they may tell beyond chance.
    tried
        Other runs that were tried, for the report of the custodian.
    """

    run: Run
    study: Study
    area_file: AreaFile
    records: RecordSource
    levels: Mapping[str, AreaSource]
    given: Given | None = None
    keep: tuple[str, ...] = ()
    outcomes: tuple[str, ...] = ()
    force: bool = False
    tolerance: float = TOLERANCE
    tried: tuple[Tried, ...] = ()

    @property
    def command(self) -> str:
        """What the folder is a result of."""
        return RESULT

    @property
    def read(self) -> Sequence[Path]:
        """Every file that the run reads."""
        return files_read(self.area_file.source, self.records, self.levels, self.given)

    def write(self, folder: Path) -> Steps[object]:
        """Writes precisely what ``vbas aggregate`` writes."""
        return (
            yield from write_outputs(
                self.run,
                self.study,
                self.area_file,
                self.records,
                folder,
                levels=dict(self.levels),
                keep=self.keep,
                force=self.force,
                outcomes=self.outcomes,
                tolerance=self.tolerance,
                given=self.given,
            )
        )


def kept_inside(pack: Path) -> Path:
    """The folder beside a pack with all that must not be given out: the result it is made of."""
    return pack.with_name(f"{pack.name}{_ENDING}")


def release_result(asked: Result, ledger: Path, folder: Path, terms: Terms) -> Steps[Released]:
    """Writes a pack of a result, and `kept_inside` beside it.

    Parameters
    ----------
    asked
        The result, with the columns that are handed over.
    ledger, folder, terms
        As `core.io.release_pack.terms.release_on` takes them.

    Raises
    ------
    KeptColumnsError
        If columns tell what the release hides, and are not forced.
    NotSafeError, VbasError
        As `release_on`; nothing is written then but the findings.
    """
    return (yield from as_whole(_release_result(asked, ledger, folder, terms), _SHARES))


def _release_result(asked: Result, ledger: Path, folder: Path, terms: Terms) -> Steps[Released]:
    read = asked.read
    check_result_folder(folder, COMMAND, read)
    with whole_folder(kept_inside(folder), asked.command, read) as inside:
        yield from asked.write(inside)
        source: Source = yield from in_background("writing files", partial(read_source, inside))
        # What is read is about to move: the pack may lie anywhere but within it.
        source = replace(source, files=(*source.files, *read), tried=asked.tried)
        return (yield from release_on(source, ledger, folder, terms))
