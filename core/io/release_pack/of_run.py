"""A pack of a run in memory: precisely what ``vbas aggregate`` and ``vbas release`` write of it.

What must stay in the house (assignment, trace, measures with suppressed counts, the report for the
custodian) stands in a folder beside the pack whose name says so. Both folders appear together, or
neither does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from core.background import in_background
from core.io.areas import AreaFile, AreaSource
from core.io.given_partitions import Given
from core.io.outputs import COMMAND as RESULT
from core.io.outputs import files_read, write_outputs
from core.io.records import RecordSource
from core.io.release_pack.source import Source, Tried, read_source
from core.io.release_pack.writing import COMMAND, Released, release
from core.io.result_folder import check_result_folder, whole_folder
from core.pipeline import Run
from core.steps import Steps
from core.study import Study

_ENDING: Final = "-not-for-release"


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
    tried: tuple[Tried, ...] = ()


def kept_inside(pack: Path) -> Path:
    """The folder beside a pack with all that must not be given out: a result of ``aggregate``."""
    return pack.with_name(f"{pack.name}{_ENDING}")


def release_run(
    asked: ToRelease,
    ledger: Path,
    folder: Path,
    *,
    reason: str | None = None,
) -> Steps[Released]:
    """Writes a pack of a run, and `kept_inside` beside it.

    Parameters
    ----------
    asked
        The run and its columns.
    ledger, folder, reason
        As `core.io.release_pack.writing.release` takes them.

    Raises
    ------
    KeptColumnsError
        If columns tell what the release hides, and are not forced.
    NotSafeError, VbasError
        As `core.io.release_pack.writing.release`; nothing is written then but the findings.
    """
    read = _read_by(asked)
    check_result_folder(folder, COMMAND, read)
    with whole_folder(kept_inside(folder), RESULT, read) as inside:
        yield from write_outputs(
            asked.run,
            asked.study,
            asked.area_file,
            asked.records,
            inside,
            levels=dict(asked.levels),
            keep=asked.keep,
            force=asked.force,
            outcomes=asked.outcomes,
            given=asked.given,
        )
        source: Source = yield from in_background("writing files", partial(read_source, inside))
        # What is read is about to move: the pack may lie anywhere but within it.
        source = replace(source, files=(*source.files, *read), tried=asked.tried)
        return (yield from release(source, ledger, folder, reason=reason))


def _read_by(asked: ToRelease) -> Sequence[Path]:
    return files_read(asked.area_file.source, asked.records, asked.levels, asked.given)
