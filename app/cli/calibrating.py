"""The work of ``vbas calibrate``."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from app.cli.calibration_models import chosen_models, columns_of
from app.cli.calibration_summary import print_calibration, what_next
from app.cli.endings import Interrupted
from app.cli.options import CalibrateOptions, numbers
from app.cli.places import check_out
from app.cli.progress import drive
from core.calibration.procedure import calibrate
from core.calibration.proposal import proposed_step, threshold_of_paper
from core.calibration.quasi_identifier_models import Model
from core.calibration.results import Calibration, CalibrationSettings
from core.calibration.suppression_rate import fit_suppression
from core.calibration.threshold_fit import fit_thresholds
from core.canada import PARTS
from core.coded_records import CodedRecords, one_a_person
from core.cutoff.coefficients import CoefficientSet
from core.cutoff.own_sets import own_set
from core.errors import Notice, VbasError
from core.io.calibration_files import COMMAND, Provenance, fitted_set, write_calibration
from core.io.calibration_journal import CURVES, CurveJournal, kept_on_the_way, sampled_of
from core.io.categories import read_categories
from core.io.coefficient_files import add_to_set, check_name, without_kinds
from core.io.digest import digest_steps
from core.io.records.coded import read_coded
from core.io.synthesize import is_synthetic
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

_KS: Final = (3, 5, 10, 20)
_STOPPING: Final = (
    "leaving the models at hand; finished ones are kept. Press Ctrl-C again to end at once."
)
_UNNAMED: Final = "calibrated"


def calibrate_all(options: CalibrateOptions) -> None:
    """Runs the command: reads the records, follows the models, fits, writes, says what came out."""
    asked = _asked(options)
    try:
        done = drive(_steps(asked), _STOPPING)
    except KeyboardInterrupt:
        raise _interrupted(options.out) from None
    print_calibration(done.calibration, done.coefficients, done.notices, done.n_records)
    if done.files:
        print(f"Written to {options.out}: {', '.join(path.name for path in done.files)}")
    if done.calibration.stopped:
        raise _interrupted(options.out)
    if done.why_not is not None and options.name is not None:
        raise done.why_not
    for line in what_next(done.coefficients, options.out, options.name):
        print(line)


def _interrupted(out: Path) -> Interrupted:
    if not (out / CURVES).is_dir():
        return Interrupted("Interrupted before a model was done; nothing was written.")
    return Interrupted(
        f"Interrupted; finished models are kept in {out / CURVES}: start again to go on."
    )


@dataclass(frozen=True)
class _Asked:
    """What is asked, as far as it is known before the records are read."""

    options: CalibrateOptions
    records: Path
    models: tuple[Model, ...]
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    ks: tuple[int, ...]

    def settings(self, n_records: int) -> CalibrationSettings:
        """What depends on the number of records is settled."""
        of = self.options
        step = proposed_step(min(n_records, of.most)) if of.step is None else of.step
        threshold = threshold_of_paper(step) if of.threshold is None else of.threshold
        return CalibrationSettings(
            models=self.models,
            step=step,
            most=of.most,
            threshold=threshold,
            ks=self.ks,
            seed=of.seed,
            folds=of.folds,
            part=of.region,
        )


def _asked(options: CalibrateOptions) -> _Asked:
    """What can be refused before anything is read is refused here."""
    if options.records is None:
        raise VbasError("The option --records is missing.", "See vbas calibrate --help.")
    if options.region not in PARTS:
        raise VbasError(
            "--region {region} is no part of Canada.",
            "Choose {parts}; for other countries take any of them, the models are then yours.",
            region=options.region,
            parts=", ".join(PARTS),
        )
    models = chosen_models(options)
    recoded = {} if options.categories is None else read_categories(options.categories)
    qis = tuple(recoded.get(of, QuasiIdentifier(of)) for of in columns_of(models))
    asked = _Asked(options, options.records, models, qis, numbers(options.k, "--k") or _KS)
    asked.settings(options.most)
    _check_name(options)
    check_out(options, COMMAND)
    return asked


def _check_name(options: CalibrateOptions) -> None:
    """Refuses a name that could not be saved under, before the work is done."""
    if options.name is None:
        return
    check_name(options.name)
    there = own_set(options.name)
    if there is None or options.replace:
        return
    if any(options.region in models for models in there.models.values()):
        raise VbasError(
            "The coefficient set {name} has a model for {part} Canada already.",
            "Choose another --name or --region, or say --replace.",
            name=options.name,
            part=options.region,
        )


@dataclass(frozen=True)
class _Done:
    """What the command made."""

    calibration: Calibration
    coefficients: CoefficientSet | None
    why_not: VbasError | None
    files: tuple[Path, ...]
    notices: tuple[Notice, ...]
    n_records: int


def _steps(asked: _Asked) -> Steps[_Done]:
    """The whole command as one computation."""
    options = asked.options
    sha256 = yield from digest_steps(asked.records)
    records = yield from read_coded(
        asked.records,
        asked.quasi_identifiers,
        area_column=options.area_id,
        person_column=options.person,
        exclude_missing=options.exclude_missing,
        keep_unknown=True,
    )
    records = one_a_person(records)
    found, kept = yield from _calibrated(asked, records, sha256)
    tables, said = yield from _other_models(asked, found, records)
    today = datetime.date.today().isoformat()
    synthetic = is_synthetic(asked.records)
    coefficients, why_not = None, None
    try:
        coefficients = fitted_set(
            found,
            options.name or _UNNAMED,
            asked.records.name,
            today,
            synthetic=synthetic,
            tables=tables,
        )
    except VbasError as error:
        why_not = error
        said.append(Notice("{why}", why=str(error)))
    notices = [*records.notices, *kept, *said]
    if options.name is not None and coefficients is not None and not found.stopped:
        notices += _save(coefficients, options)
    qis, left_out = asked.quasi_identifiers, records.left_out
    origin = Provenance(asked.records.name, sha256, today, synthetic, qis, left_out)
    files: tuple[Path, ...] = ()
    if found.curves:
        files = write_calibration(found, options.out, origin, coefficients, notices)
    return _Done(found, coefficients, why_not, files, tuple(notices), records.n_records)


def _calibrated(
    asked: _Asked, records: CodedRecords, sha256: str
) -> Steps[tuple[Calibration, list[Notice]]]:
    """The calibration, going on where an earlier one in the same folder was."""
    options = asked.options
    settings = asked.settings(records.n_records)
    sampled = sampled_of(
        settings,
        sha256,
        asked.quasi_identifiers,
        exclude_missing=options.exclude_missing,
        person_column=options.person,
        area_column=options.area_id,
    )
    journal = CurveJournal(options.out, sampled)
    done, notices = journal.read()
    wanted = set(asked.models)
    n_done = sum(of.columns in wanted and set(asked.ks) <= set(of.suppressed) for of in done)
    if n_done:
        print(f"{n_done:,} of {len(wanted):,} models were done before.", flush=True)
    found = yield from kept_on_the_way(calibrate(records, settings, done), journal)
    return found, list(notices)


def _other_models(
    asked: _Asked, found: Calibration, records: CodedRecords
) -> Steps[tuple[dict[str, Any], list[Notice]]]:
    """Tables of the models that are fitted besides those of cut-offs, and why some are not."""
    tables: dict[str, Any] = {}
    said: list[Notice] = []
    if found.stopped:
        return tables, said
    try:
        suppression = fit_suppression(found, found.settings.folds)
        tables |= suppression.as_tables()
        said += suppression.notices
    except VbasError as error:
        said.append(Notice("{why}", why=str(error)))
    if records.areas is not None:
        folds, seed = found.settings.folds, asked.options.seed
        try:
            thresholds = yield from fit_thresholds(records, asked.models, folds=folds, seed=seed)
            tables |= thresholds.as_tables()
            said += thresholds.notices
        except VbasError as error:
            said.append(Notice("{why}", why=str(error)))
    return tables, said


def _save(coefficients: CoefficientSet, options: CalibrateOptions) -> Iterable[Notice]:
    """Puts the models into the set of that name; models of other kinds that it has stay."""
    there = own_set(coefficients.name)
    kept = [] if there is None or options.replace else _kinds_in_both(there, coefficients)
    new = without_kinds(coefficients, kept)
    add_to_set(new, replace_parts=options.replace)
    return [
        Notice(
            "The coefficient set {name} keeps the {kind} models that it has; say --replace to "
            "put the new ones in their place.",
            name=coefficients.name,
            kind=kind,
        )
        for kind in kept
    ]


def _kinds_in_both(there: CoefficientSet, new: CoefficientSet) -> list[str]:
    return [
        kind for kind in ("suppression", "threshold") if kind in there.more and kind in new.more
    ]
