"""From a record file to a calibration; what was read and followed before is used again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.areas import AreaLayer
from core.calibration.procedure import calibrate
from core.calibration.results import (
    Calibration,
    CalibrationSettings,
    CalibrationSnapshot,
    ModelCurve,
)
from core.calibration.suppression_rate import SuppressionFit, fit_suppression
from core.calibration.threshold_fit import ThresholdFit, fit_thresholds
from core.coded_records import CodedRecords, one_a_person
from core.errors import VbasError
from core.io.records import RecordSource
from core.io.records.coded import read_coded, read_coded_source
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

Calibrate = Callable[[CodedRecords, CalibrationSettings, Sequence[ModelCurve]], Steps[Calibration]]


@dataclass(frozen=True)
class RecordFile:
    """The records that are asked for.

    Attributes
    ----------
    path, state
        The file, and its time and size when it was looked at.
    quasi_identifiers
        The columns that models name, with their recoding.
    exclude_missing, person_column
        As in `core.io.records.RecordSource`.
    """

    path: Path
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    exclude_missing: bool = False
    person_column: str | None = None
    state: tuple[int, int] = (0, 0)

    @staticmethod
    def of(
        path: Path,
        quasi_identifiers: tuple[QuasiIdentifier, ...],
        exclude_missing: bool,
        person_column: str | None,
    ) -> RecordFile:
        """The file as it is now.

        Raises
        ------
        VbasError
            If it is not there any more.
        """
        try:
            about = path.stat()
        except OSError as error:
            raise VbasError(
                "There is no file {path}.", "Check its name and folder.", path=path
            ) from error
        state = (about.st_mtime_ns, about.st_size)
        return RecordFile(path, quasi_identifiers, exclude_missing, person_column, state)

    @property
    def records(self) -> object:
        """Equal for files that give the same records in the same order."""
        # Persons and missing values are judged over all columns that are read.
        over_all = self.exclude_missing or self.person_column is not None
        columns = repr(self.quasi_identifiers) if over_all else ""
        return (self.path, self.state, self.exclude_missing, self.person_column, columns)

    def recoding(self) -> dict[str, str]:
        """How each column is recoded, to tell whether it still is."""
        return {qi.column: repr(qi) for qi in self.quasi_identifiers}


@dataclass(frozen=True, eq=False)
class Asked:
    """A calibration that is asked for."""

    file: RecordFile
    settings: CalibrationSettings

    @property
    def samples(self) -> object:
        """Equal where a model has the same curve."""
        of = self.settings
        return (self.file.records, of.seed, of.step, of.most)


@dataclass(frozen=True, eq=False)
class Finished:
    """A calibration and the records that it was made from.

    Attributes
    ----------
    suppression, no_suppression
        Suppression models fitted to the same curves, or why there are none.
    """

    calibration: Calibration
    records: CodedRecords
    suppression: SuppressionFit | None = None
    no_suppression: VbasError | None = None


@dataclass(eq=False)
class Kept:
    """The records that were read last, and the curves that were followed in them."""

    file: RecordFile | None = None
    records: CodedRecords | None = None
    asked: Asked | None = None
    curves: tuple[ModelCurve, ...] = field(default=())

    def records_of(self, file: RecordFile) -> CodedRecords | None:
        """The records, if they are those that were read last."""
        return self.records if file == self.file else None

    def curves_of(self, asked: Asked) -> tuple[ModelCurve, ...]:
        """The curves that answer what is asked: the same records, sizes and recoding."""
        if self.asked is None or self.asked.samples != asked.samples:
            return ()
        before, now = self.asked.file.recoding(), asked.file.recoding()
        same = {column for column, how in now.items() if before.get(column) == how}
        return tuple(of for of in self.curves if same.issuperset(of.columns))

    def keep_curves(self, asked: Asked, curves: tuple[ModelCurve, ...]) -> None:
        """Remembers curves; those of before that still hold stay beside them."""
        known = {of.columns: of for of in (*self.curves_of(asked), *curves)}
        self.asked, self.curves = asked, tuple(known.values())

    def forget(self) -> None:
        """Lets go of records and curves: another file is open."""
        self.file = self.records = self.asked = None
        self.curves = ()


def calibrate_file(
    asked: Asked,
    records: CodedRecords | None,
    done: Sequence[ModelCurve],
    engine: Calibrate = calibrate,
) -> Steps[Finished]:
    """Reads the records, unless they are at hand, and follows the models that are missing.

    Raises
    ------
    VbasError
        As `core.io.records.coded.read_coded` and `core.calibration.procedure.calibrate`.
    """
    if records is None:
        records = yield from read_coded(
            asked.file.path,
            asked.file.quasi_identifiers,
            person_column=asked.file.person_column,
            exclude_missing=asked.file.exclude_missing,
        )
        records = one_a_person(records)
    found = yield from engine(records, asked.settings, done)
    try:
        return Finished(found, records, fit_suppression(found))
    except VbasError as error:
        return Finished(found, records, None, error)


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


def curves_in(snapshot: object) -> tuple[ModelCurve, ...]:
    """The curves of a state, none if it shows none."""
    return snapshot.curves if isinstance(snapshot, CalibrationSnapshot) else ()
