"""``vbas calibrate``: cut-off models fitted to records."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from app.cli.calibrate_summary import print_calibration, what_next
from app.cli.inputs import check_out, recoded, record_fields
from app.cli.interruption import Interrupted
from app.cli.options import InputError, Options, needed
from app.cli.progress import drive
from app.cli.texts import names, numbers
from app.cli.words import print_files
from core.calibration.procedure import calibrate
from core.calibration.proposal import guessed_roles, proposed_step, threshold_of_paper
from core.calibration.quasi_identifier_models import (
    MOST_COLUMNS,
    Model,
    Roles,
    all_combinations,
    models_of_paper,
    parse_models,
)
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
from core.io.coefficient_files import add_to_set, check_name, without_kinds
from core.io.digest import digest_steps
from core.io.records.coded import read_coded
from core.io.synthesize import is_synthetic
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Steps

AUTO: Final = "auto"
_ROLES: Final = ("age", "sex", "ethnicity", "schooling", "marital", "income", "aboriginal")
_KS: Final = (3, 5, 10, 20)
_STOPPING: Final = (
    "leaving the models at hand; finished ones are kept. Press Ctrl-C again to end at once."
)
_UNNAMED: Final = "calibrated"


def run(options: Options) -> None:
    """Runs the command: reads the records, follows the models, fits, writes, says what came out."""
    asked = _asked(options)
    try:
        done = drive(_steps(asked), _STOPPING)
    except KeyboardInterrupt:
        raise _interrupted(options.out) from None
    print_calibration(done.calibration, done.coefficients, done.notices, done.n_records)
    if done.files:
        print_files(options.out, done.files)
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

    options: Options
    records: Path
    models: tuple[Model, ...]
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    ks: tuple[int, ...]

    def settings(self, n_records: int) -> CalibrationSettings:
        """What depends on the number of records is settled."""
        of = self.options
        step = proposed_step(min(n_records, of.most)) if of.step is None else of.step
        threshold = threshold_of_paper(step) if of.threshold is None else of.threshold
        fields = of.fields("settings")
        return CalibrationSettings(
            models=self.models, step=step, threshold=threshold, ks=self.ks, **fields
        )


def _asked(options: Options) -> _Asked:
    """What can be refused before anything is read is refused here."""
    records = needed(options.records, "--records", "calibrate")
    if options.region not in PARTS:
        raise InputError(
            f"--region {options.region} is no part of Canada.",
            f"Choose {', '.join(PARTS)}; for other countries take any of them, the models are "
            "then yours.",
        )
    models = chosen_models(options)
    columns = tuple(dict.fromkeys(column for model in models for column in model))
    qis, _ = recoded(columns, options.categories, "in no model")
    asked = _Asked(options, records, models, qis, numbers(options.k, "--k") or _KS)
    asked.settings(options.most)
    if options.name is not None:
        _check_name(options)
    check_out(options, COMMAND)
    return asked


def chosen_models(options: Options) -> tuple[Model, ...]:
    """The models that the options ask for.

    Raises
    ------
    VbasError
        If none or two ways of choosing are given, or one cannot be understood.
    """
    said = options.said_of("models")
    if len(said) > 1:
        raise InputError(
            f"{said[0]} and {said[1]} are given, but models are chosen in one way.",
            "Give one of them.",
        )
    columns = names(options.qi)
    for column in sorted(columns):
        if columns.count(column) > 1:
            raise InputError(f"--qi names {column} twice.", "Name it once.")
    if options.models is not None:
        in_words = options.models.replace("\n", ";").replace("+", ";").split(";")
        named = dict.fromkeys(part.strip() for part in in_words if part.strip())
        return parse_models(options.models, columns or tuple(named))
    if options.roles is not None:
        return _by_roles(options.roles, columns)
    if not columns:
        raise InputError(
            "No columns are named.", "Name them with --qi age,sex, or --models, or --roles."
        )
    if options.max_size is not None and options.max_size < 1:
        raise InputError(
            f"--max-size is {options.max_size}, but must be at least 1.",
            "Give for example --max-size 5.",
        )
    most = None if options.all_combinations else options.max_size or MOST_COLUMNS
    return all_combinations(columns, most)


def _by_roles(text: str, columns: tuple[str, ...]) -> tuple[Model, ...]:
    guessed = text.strip().lower() == AUTO
    if guessed and not columns:
        raise InputError(
            "--roles auto goes by the names of columns, but none are named.",
            "Name them with --qi AGE,SEX,EDUC, or write --roles age=AGE,sex=SEX,schooling=EDUC.",
        )
    roles = guessed_roles(columns) if guessed else parse_roles(text)
    models = tuple(model for group in models_of_paper(roles).values() for model in group)
    if not models:
        raise InputError(
            "The roles give no model: each has age or sex, and a sensitive column.",
            "Write for example --roles age=AGE,sex=SEX,schooling=EDUC, or name columns with --qi.",
        )
    return models


def parse_roles(text: str) -> Roles:
    """Roles from ``age=AGEP,sex=SEXP,ethnicity=ETHNICRA+HLNPA``.

    Raises
    ------
    VbasError
        If a role is not known, given twice, or has no column.
    """
    found: dict[str, str] = {}
    for part in names([text]):
        role, equals, column = (of.strip() for of in part.partition("="))
        if not equals or not column or role.lower() not in _ROLES:
            raise InputError(
                f"--roles {part} is not of the form ROLE=COLUMN.",
                f"Roles are {', '.join(_ROLES)}; or write auto.",
            )
        if role.lower() in found:
            raise InputError(
                f"--roles names {role.lower()} twice.",
                "Join columns of ethnicity by +: ethnicity=ORIGIN+LANGUAGE.",
            )
        found[role.lower()] = column
    ethnicity = tuple(c.strip() for c in found.pop("ethnicity", "").split("+") if c.strip())
    return Roles(ethnicity=ethnicity, **found)


def _check_name(options: Options) -> None:
    """Refuses a name that could not be saved under, before the work is done."""
    check_name(options.name)
    there = own_set(options.name)
    if there is None or options.replace:
        return
    if any(options.region in models for models in there.models.values()):
        raise InputError(
            f"The coefficient set {options.name} has a model for {options.region} Canada already.",
            "Choose another --name or --region, or say --replace.",
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
    fields = {**record_fields(options), "quasi_identifiers": asked.quasi_identifiers}
    records = one_a_person((yield from read_coded(**fields, keep_unknown=True)))
    found, kept = yield from _calibrated(asked, records, sha256)
    tables, said = yield from _other_models(asked, found, records)
    today = datetime.date.today().isoformat()
    synthetic = is_synthetic(asked.records)
    name, file = options.name or _UNNAMED, asked.records.name
    coefficients, why_not = None, None
    try:
        coefficients = fitted_set(found, name, file, today, synthetic=synthetic, tables=tables)
    except VbasError as error:
        why_not = error
        said.append(Notice("{why}", why=str(error)))
    notices = [*records.notices, *kept, *said]
    if options.name is not None and coefficients is not None and not found.stopped:
        notices += _save(coefficients, replace=options.replace)
    origin = Provenance(file, sha256, today, synthetic, asked.quasi_identifiers, records.left_out)
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
        where=options.where,
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
    folds = found.settings.folds
    try:
        suppression = fit_suppression(found, folds)
        tables |= suppression.as_tables()
        said += suppression.notices
    except VbasError as error:
        said.append(Notice("{why}", why=str(error)))
    if records.areas is not None:
        seed = asked.options.seed
        try:
            thresholds = yield from fit_thresholds(records, asked.models, folds=folds, seed=seed)
            tables |= thresholds.as_tables()
            said += thresholds.notices
        except VbasError as error:
            said.append(Notice("{why}", why=str(error)))
    return tables, said


def _save(coefficients: CoefficientSet, *, replace: bool) -> Iterable[Notice]:
    """Puts the models into the set of that name; models of other kinds that it has stay."""
    there = own_set(coefficients.name)
    old = {} if there is None or replace else there.more
    kept = [of for of in ("suppression", "threshold") if of in old and of in coefficients.more]
    add_to_set(without_kinds(coefficients, kept), replace_parts=replace)
    return [
        Notice(
            "The coefficient set {name} keeps the {kind} models that it has; say --replace to "
            "put the new ones in their place.",
            name=coefficients.name,
            kind=kind,
        )
        for kind in kept
    ]
