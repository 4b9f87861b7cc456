"""Cell suppression written down plainly, record by record: what the quick one is compared with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from core.coded_records import CodedRecords
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import PHASE_1, PHASE_2

BLANK = -1


@dataclass
class Plain:
    """What the plain way finds."""

    cells: list[dict[str, int]]
    marked: list[set[str]]
    moves: list[tuple[int, int, int, str, int, int]] = field(default_factory=list)
    moles_after_phase_1: tuple[int, ...] = ()
    rounds: int = 0
    moles_left: int = 0

    @property
    def cells_phase_1(self) -> int:
        return sum(move[-1] for move in self.moves if move[0] == PHASE_1)


class PlainSuppression:
    """The rules, one after the other."""

    def __init__(self, records: CodedRecords, protection: Protection) -> None:
        self.protection = protection
        self.missing = {name: len(records.categories[name]) for name in records.columns}
        names, columns = records.columns, records.codes.tolist()
        rows = [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]
        self.found = Plain(rows, [set() for _ in rows])
        every = range(len(rows)) if records.persons is None else records.persons.tolist()
        self.person = list(every)

    def people(self, records: Iterable[int]) -> int:
        """Distinct persons of some records."""
        return len({self.person[i] for i in records})

    def can_be_blanked(self, column: str, code: int) -> bool:
        return code not in (BLANK, self.missing[column])

    def holders(self, column: str) -> dict[int, list[int]]:
        found: dict[int, list[int]] = defaultdict(list)
        for i, row in enumerate(self.found.cells):
            if self.can_be_blanked(column, row[column]):
                found[row[column]].append(i)
        return found

    def support(self, column: str) -> dict[int, int]:
        return {code: self.people(of) for code, of in self.holders(column).items()}

    def blank(self, i: int, column: str) -> None:
        self.found.cells[i][column] = BLANK
        self.found.marked[i].add(column)

    def moles(self, combination: tuple[str, ...]) -> dict[tuple[int, ...], list[int]]:
        classes: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for i, row in enumerate(self.found.cells):
            classes[tuple(row[name] for name in combination)].append(i)
        return {
            key: of
            for key, of in classes.items()
            if self.people(of) < self.protection.k
            and any(self.can_be_blanked(n, c) for n, c in zip(combination, key, strict=True))
        }

    def phase_1(self) -> None:
        for b, combination in enumerate(self.protection.passes):
            for column in combination:
                for code, of in sorted(self.holders(column).items()):
                    if self.people(of) < self.protection.k:
                        for i in of:
                            self.blank(i, column)
                        self.found.moves.append((PHASE_1, 0, b, column, code, len(of)))

    def clean(self, b: int, combination: tuple[str, ...]) -> None:
        while moles := self.moles(combination):
            supports = {name: self.support(name) for name in combination}
            at_hand = {
                (supports[name][code] * self.protection.weight(name), j, code)
                for key in moles
                for j, (name, code) in enumerate(zip(combination, key, strict=True))
                if self.can_be_blanked(name, code)
            }
            _, j, code = min(at_hand)
            hit = [i for key, of in moles.items() if key[j] == code for i in of]
            for i in hit:
                self.blank(i, combination[j])
            move = (PHASE_2, self.found.rounds, b, combination[j], code, len(hit))
            self.found.moves.append(move)

    def one_round(self) -> None:
        passes = self.protection.passes
        many = [len(self.moles(of)) for of in passes]
        if any(many):
            self.found.rounds += 1
            for b in sorted(range(len(passes)), key=lambda b: (-many[b], b)):
                self.clean(b, passes[b])

    def moles_now(self) -> int:
        return sum(len(self.moles(of)) for of in self.protection.passes)

    def follow(self) -> None:
        for i, marked in enumerate(self.found.marked):
            for column in list(marked):
                for follower in self.protection.followers(column):
                    self.blank(i, follower)

    def run(self) -> Plain:
        self.phase_1()
        self.found.moles_after_phase_1 = tuple(len(self.moles(of)) for of in self.protection.passes)
        if self.protection.single_pass:
            self.one_round()
            self.follow()
        else:
            while True:
                while self.moles_now():
                    self.one_round()
                self.follow()
                if not self.moles_now():
                    break
        self.found.moles_left = self.moles_now()
        return self.found


def plainly(records: CodedRecords, protection: Protection) -> Plain:
    """The plain way through."""
    return PlainSuppression(records, protection).run()


def coded(categories: dict[str, list[str]], rows: list[list[str | None]]) -> CodedRecords:
    """Records of texts; None is missing."""
    columns = tuple(categories)
    codes = np.empty((len(columns), len(rows)), np.int32)
    for j, name in enumerate(columns):
        place = {value: c for c, value in enumerate(categories[name])} | {
            None: len(categories[name])
        }
        codes[j] = [place[row[j]] for row in rows]
    return CodedRecords(
        columns,
        codes,
        {name: tuple(of) for name, of in categories.items()},
        {name: len(of) for name, of in categories.items()},
    )
