"""The work of ``vbas uniqueness``."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.cli.advised import advice_lines, advice_table, advised, bands_offered
from app.cli.endings import until_stopped
from app.cli.examined_input import ExaminedRecords, question_of, read_examined
from app.cli.examined_options import PDF, AskedUniqueness, asked_of
from app.cli.examined_words import MINIMAL_LEFT_OUT, print_examination
from app.cli.options import UniquenessOptions
from app.cli.progress import drive
from core.errors import Notice, VbasError
from core.io.atomic import whole_file
from core.io.synthesize import is_synthetic
from core.io.uniqueness_files import JOINER, UniquenessOrigin, write_uniqueness
from core.io.uniqueness_report import write_html, write_pdf
from core.record_uniqueness.advice import Advice
from core.record_uniqueness.cautions import LONG, Caution, cautions
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.every_combination import every_combination
from core.record_uniqueness.examine import examination_of
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import MOST_AT_ONCE, Question
from core.record_uniqueness.report import report_of
from core.record_uniqueness.table import class_table
from core.steps import Steps

_STOPPING: Final = "ending; nothing will be written."


def examine_records(options: UniquenessOptions) -> None:
    """Runs the command: counts the records, then every combination, writes, says what came out.

    Raises
    ------
    VbasError
        If an option cannot be understood or a file cannot be used.
    """
    asked = asked_of(options)
    done = drive(until_stopped(_steps(asked)), _STOPPING)
    print_examination(done.examination, done.notices, done.offered)
    if done.examination.lattice.minimal is None and not options.omit_minimal:
        print(MINIMAL_LEFT_OUT)
    if done.advice is not None:
        for line in advice_lines(done.advice, done.distinct, options.advise or ""):
            print(line)
    print(f"Written to {options.out}: {', '.join(path.name for path in done.files)}")
    for path in options.report or []:
        print(f"Written to {path}")


@dataclass(frozen=True)
class _Done:
    """What the command made."""

    examination: Examination
    distinct: DistinctRecords
    files: tuple[Path, ...]
    notices: tuple[Notice, ...]
    offered: list[str]
    advice: Advice | None


def _steps(asked: AskedUniqueness) -> Steps[_Done]:
    """The whole command as one computation."""
    options = asked.options
    read = yield from read_examined(asked.files, options)
    question = question_of(read, asked.files.variables, asked.recodes, options.set_size)
    if not read.distinct.n_records:
        raise VbasError(
            "No records of {file} are left to examine.",
            "Leave out fewer of them, or choose another file.",
            file=asked.files.records.name,
        )
    warned = cautions(read.distinct, question)
    _refuse_many(question, warned, insist=options.insist)
    notices = (*asked.notices, *read.notices, *read.distinct.notices, *warned)
    notices += _plus_signs(question)
    examination = yield from _examined(read, question, asked)
    advice = yield from advised(read.distinct, question, asked)
    origin = UniquenessOrigin(
        read.inputs,
        is_synthetic(asked.files.records),
        read.distinct.left_out,
        notices,
        None if advice is None else advice_table(advice, read.distinct),
        read.distinct.n_rows,
    )
    files = _written(examination, asked, origin)
    offered = bands_offered(read.distinct, warned)
    return _Done(examination, read.distinct, files, notices, offered, advice)


def _written(
    examination: Examination, asked: AskedUniqueness, origin: UniquenessOrigin
) -> tuple[Path, ...]:
    """The tables, and the page in each form that is asked for; everything or nothing of it."""
    out = asked.options.out
    inside: dict[str, Callable[[Path], None]] = {}
    with ExitStack() as pages:
        for path in asked.options.report or []:
            if path.parent.resolve() == out.resolve():
                inside[path.name] = lambda at: _write_report(at, examination, asked, origin)
            else:
                _write_report(pages.enter_context(whole_file(path)), examination, asked, origin)
        return write_uniqueness(examination, out, origin, inside)


def _write_report(
    path: Path, examination: Examination, asked: AskedUniqueness, origin: UniquenessOrigin
) -> None:
    """The page of one examination, in the form that its name asks for."""
    report = report_of(
        examination,
        file=asked.files.records.name,
        date=datetime.date.today().isoformat(),
        left_out=origin.left_out,
        synthetic=origin.synthetic,
    )
    write = write_pdf if path.suffix.lower() in PDF else write_html
    write(path, report)


def _examined(
    read: ExaminedRecords, question: Question, asked: AskedUniqueness
) -> Steps[Examination]:
    """Every combination counted, and what the counts say."""
    started = time.perf_counter()
    table = class_table(read.distinct, question)
    minimal = not asked.options.omit_minimal
    lattice: Lattice = yield from every_combination(table, question.set_size, minimal=minimal)
    return examination_of(
        read.distinct,
        question,
        lattice,
        seconds=time.perf_counter() - started,
        research_share=asked.options.research,
        public_share=asked.options.public,
    )


def _refuse_many(question: Question, warned: Sequence[Caution], *, insist: bool) -> None:
    """More variables than usual are only examined when the user insists, knowing how long."""
    if len(question.variables) <= MOST_AT_ONCE or insist:
        return
    long = [str(of) for of in warned if of.kind == LONG]
    raise VbasError(
        "{n} variables have {combinations:,} combinations. {time}",
        "Name at most {most} variables, or say --insist.",
        n=len(question.variables),
        combinations=question.n_combinations,
        time=" ".join(long) or "Counting them takes less than a minute.",
        most=MOST_AT_ONCE,
    )


def _plus_signs(question: Question) -> tuple[Notice, ...]:
    """Names in which combinations of variables cannot be told apart by eye."""
    return tuple(
        Notice(
            "The name of the variable {name} holds a +, which also stands between the variables "
            "of a combination in the files.",
            name=name,
        )
        for name in question.variables
        if JOINER in name
    )
