"""What a project tells of its records and its runs; see `totals`, `small` and `outcomes`."""

from __future__ import annotations

from dataclasses import replace

from core.io.project.model import RecordStamp, RunParts
from core.io.project.small import aims_without_small, notices_without_small
from core.io.project.totals import rounded_up, told_parts
from core.scenario import Scenario


def told_stamp(of: RecordStamp | None, step: int) -> RecordStamp | None:
    """Records with their number as it is told."""
    return None if of is None else replace(of, n_rows=rounded_up(of.n_rows, step))


def told_run(of: RunParts, scenario: Scenario, step: int) -> RunParts:
    """What a project tells of a run; ``step``: see `Project.step`."""
    without = replace(
        of,
        aims=aims_without_small(of.aims, scenario),
        notices=notices_without_small(of.notices, scenario),
    )
    return told_parts(without, scenario, step)


def measures_of(told: RunParts, scenario: Scenario) -> tuple[int | float, ...]:
    """The columns of measures in ``vbas_runs``, from "k" on, of a run as it is told."""
    of = told.evaluation
    return (
        *(scenario.k, of.n_regions, of.suppressed_records, 100.0 * of.suppression_rate),
        *(_km_to_centre(told), of.non_uniform_entropy_bits_per_record),
    )


def _km_to_centre(parts: RunParts) -> float:
    """Kilometres on the ground from an area to the centre of its region, on average."""
    areas = max(1, len(parts.aggregation.labels))
    return parts.evaluation.compactness_own_centre_ground_m / areas / 1000.0
