"""From a record file to fitted models; what was read and followed before is used again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from app.frame.session import Draft, Opened
from core.areas import AreaLayer
from core.calibration.procedure import calibrate
from core.calibration.results import Calibration, CalibrationSettings, ModelCurve
from core.calibration.suppression_rate import SuppressionFit, fit_suppression
from core.calibration.threshold_fit import ThresholdFit, fit_thresholds
from core.coded_records import CodedRecords, one_a_person
from core.errors import VbasError
from core.io.records import RecordSource
from core.io.records.coded import read_coded, read_coded_source
from core.io.records.preview import ColumnPreview
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

MOST_VALUES = 200
"""A column with more different values has to be recoded first (step 2, Variables)."""
_NONE_OF_THEM = ("area id", "direct identifier", "weight")

Calibrate = Callable[[CodedRecords, CalibrationSettings, Sequence[ModelCurve]], Steps[Calibration]]


def offered_columns(opened: Opened | None, draft: Draft) -> tuple[QuasiIdentifier, ...]:
    """The columns that can be used: chosen ones as they are recoded, then others as they are."""
    if opened is None:
        return ()
    chosen = draft.scenario.quasi_identifiers
    taken = {qi.column for qi in chosen} | {draft.area_column, draft.person_column}
    there = {of.name for of in opened.preview.columns}
    others = (
        QuasiIdentifier(of.name, missing=of.suggested_missing)
        for of in opened.preview.columns
        if of.name not in taken and _may_identify(of)
    )
    return (*(qi for qi in chosen if qi.column in there), *others)


def _may_identify(of: ColumnPreview) -> bool:
    few = of.n_distinct is not None and 2 <= of.n_distinct <= MOST_VALUES
    return few and of.kind != "date" and of.looks_like not in _NONE_OF_THEM


@dataclass(frozen=True)
class RecordFile:
    """The records that are asked for.

    Attributes
    ----------
    path, state
        The file, and its time and size when it was looked at.
    quasi_identifiers
        The columns that models name, with their recoding.
    exclude_missing, person_column, where
        As in `core.io.records.RecordSource`.
    """

    path: Path
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    exclude_missing: bool = False
    person_column: str | None = None
    where: str = ""
    state: tuple[int, int] = (0, 0)

    def as_it_is_now(self) -> RecordFile:
        """The file with its time and size.

        Raises
        ------
        VbasError
            If it is not there any more.
        """
        try:
            about = self.path.stat()
        except OSError as error:
            raise VbasError(
                "There is no file {path}.", "Check its name and folder.", path=self.path
            ) from error
        return replace(self, state=(about.st_mtime_ns, about.st_size))

    @property
    def records(self) -> object:
        """Equal for files that give the same records in the same order."""
        # Persons and missing values are judged over all columns that are read.
        over_all = self.exclude_missing or self.person_column is not None
        columns = self.quasi_identifiers if over_all else ()
        how = (self.exclude_missing, self.person_column, self.where)
        return (self.path, self.state, *how, columns)


@dataclass(frozen=True, eq=False)
class Request:
    """A calibration that is asked for."""

    file: RecordFile
    settings: CalibrationSettings

    @property
    def samples(self) -> object:
        """Equal where a model has the same curve."""
        of = self.settings
        return (self.file.records, of.seed, of.step, of.most)


@dataclass(frozen=True, eq=False)
class Kept:
    """The records that were read last, and the curves that were followed in them."""

    file: RecordFile | None = None
    records: CodedRecords | None = None
    request: Request | None = None
    curves: tuple[ModelCurve, ...] = ()

    def records_of(self, file: RecordFile) -> CodedRecords | None:
        """The records, if they are those that were read last."""
        return self.records if file == self.file else None

    def curves_of(self, request: Request) -> tuple[ModelCurve, ...]:
        """The curves that answer a request: the same records, sizes and recoding."""
        if self.request is None or self.request.samples != request.samples:
            return ()
        before = self.request.file.quasi_identifiers
        same = {qi.column for qi in request.file.quasi_identifiers if qi in before}
        return tuple(of for of in self.curves if same.issuperset(of.columns))

    def with_curves(self, request: Request, curves: Sequence[ModelCurve]) -> Kept:
        """With other curves; those of before that still hold stay beside them."""
        known = {of.columns: of for of in (*self.curves_of(request), *curves)}
        return replace(self, request=request, curves=tuple(known.values()))


@dataclass(frozen=True, eq=False)
class Fitted:
    """What was fitted.

    Attributes
    ----------
    calibration, path
        Models of cut-offs, and the file that they were made from.
    suppression, no_suppression
        Suppression models fitted to the same curves, or why there are none.
    thresholds
        Threshold models, once somebody asked for them.
    """

    calibration: Calibration
    path: Path
    suppression: SuppressionFit | None = None
    no_suppression: VbasError | None = None
    thresholds: ThresholdFit | None = None

    @property
    def tables(self) -> dict[str, Any]:
        """Models of other kinds, as tables of a file of coefficients."""
        return {
            name: table
            for of in (self.suppression, self.thresholds)
            if of is not None
            for name, table in of.as_tables().items()
        }


def calibrate_file(
    request: Request,
    records: CodedRecords | None,
    done: Sequence[ModelCurve],
    engine: Calibrate = calibrate,
) -> Steps[tuple[CodedRecords, Fitted]]:
    """Reads the records, unless they are at hand, and follows the models that are missing.

    Raises
    ------
    VbasError
        As `core.io.records.coded.read_coded` and `core.calibration.procedure.calibrate`.
    """
    if records is None:
        records = yield from read_coded(
            request.file.path,
            request.file.quasi_identifiers,
            person_column=request.file.person_column,
            exclude_missing=request.file.exclude_missing,
            where=request.file.where,
        )
        records = one_a_person(records)
    found = yield from engine(records, request.settings, done)
    fitted = Fitted(found, request.file.path)
    try:
        return records, replace(fitted, suppression=fit_suppression(found))
    except VbasError as error:
        return records, replace(fitted, no_suppression=error)


def thresholds_of_areas(
    source: RecordSource, areas: AreaLayer, models: Sequence[Sequence[str]]
) -> Steps[ThresholdFit]:
    """Reads the records with their areas, and fits threshold models.

    Raises
    ------
    VbasError
        As `core.io.records.coded.read_coded` and `core.calibration.threshold_fit.fit_thresholds`.
    """
    read = yield from read_coded_source(source, areas)
    records = one_a_person(read)
    found = yield from fit_thresholds(records, models)
    said = records.notices[len(read.notices) :]
    return replace(found, notices=(*said, *found.notices))
