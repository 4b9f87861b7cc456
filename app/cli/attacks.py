"""``vbas attacks``: three attacks on records, beside people that are counted elsewhere."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from app.cli.inputs import check_out, fingerprints, recoded, record_fields
from app.cli.options import InputError, Options, needed
from app.cli.progress import drive
from app.cli.texts import names
from app.cli.words import cut, print_files, print_notes
from core.errors import Notice
from core.io.attack_files import COMMAND, attack_beside, attacks_table, write_attacks
from core.io.records.coded import read_coded
from core.io.records.source import check_exists
from core.quasi_identifiers import QuasiIdentifier
from core.risk.outside import FoundOutside
from core.steps import Steps

_WIDTH = 28


def run(options: Options) -> None:
    """Runs the command: reads both, attacks, writes, says what came out."""
    needed(options.records, "--records", COMMAND)
    needed(options.population, "--population", COMMAND)
    columns = names(options.known)
    if not columns:
        raise InputError(
            "Nothing says what the adversary knows.",
            "Name columns of records and population: --known province,age,sex.",
        )
    qis, said = recoded(columns, options.categories, "not among --known", options.records)
    check_exists(options.records)
    check_exists(options.population)
    check_out(options, COMMAND)
    found, more, about = drive(_steps(options, qis))
    notices = (*said, *more)
    files = write_attacks(options.out, found, about, notices)
    if options.as_json:
        rows = attacks_table(found).astype(object).where(lambda of: of.notna(), None)
        print(json.dumps(rows.to_dict("records"), indent=2, ensure_ascii=False))
        return
    print_notes(notices)
    _print_found(found, options.k)
    print_files(options.out, files)


def _steps(
    options: Options, qis: Sequence[QuasiIdentifier]
) -> Steps[tuple[tuple[FoundOutside, ...], list[Notice], dict[str, Any]]]:
    records = yield from read_coded(**{**record_fields(options), "quasi_identifiers": qis})
    asked = (options.k, options.people, options.group, options.part)
    made = yield from attack_beside(options.population, qis, records, *asked)
    read = {"records": options.records, "population": options.population}
    about = {"inputs": (yield from fingerprints(read, records.codes)), **made.about}
    return made.found, [*records.notices, *_unlike(made.found)], about


def _unlike(found: Sequence[FoundOutside]) -> list[Notice]:
    """What is odd about records and people together."""
    whole, said = found[0], []
    if whole.records is None:
        text = (
            "Every row of the population is of a group, none of everybody: only attack 1 is told."
        )
        said.append(Notice(text))
    elif whole.unmatched:
        said.append(
            Notice(
                "Nobody of the population is like {n:,} of {records:,} records: they are of other "
                "people, or their categories are written otherwise.",
                n=whole.unmatched,
                records=whole.records,
            )
        )
    return said


def _print_found(found: Sequence[FoundOutside], k: int) -> None:
    print(f"A guess among fewer than {k} people is a risk.")
    print(
        f"{'of whom':<{_WIDTH}} {'people':>13} {'alike < k':>10} {'records':>11} "
        f"{'linked':>9} {'worst':>7} {'mean':>7} {'among < k':>10}"
    )
    for of in found:
        who = " · ".join(name for name in (of.group or "everybody", of.part) if name)
        line = f"{cut(who, _WIDTH):<{_WIDTH}} {of.people:>13,.0f} {of.share_at_risk:>10.2%}"
        if of.records is not None:
            line += (
                f" {of.records:>11,} {of.links:>9,.1f} {of.worst:>7.4f} {of.mean:>7.4f} "
                f"{of.over:>10,}"
            )
        print(line)
    print(
        "alike < k: people in classes of fewer than k (attack 1). linked: records expected to be "
        "linked rightly, at most (attack 2). worst, mean: probability of a right guess for a known "
        "person; among < k: records with so few people alike (attack 3)."
    )
