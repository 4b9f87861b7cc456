"""The curves of a calibration on disk while it runs, so that it can go on where it was.

One file of lines for each record file and manner of sampling, one line for each quasi-identifier
model that is done. A line that was not finished is passed over.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from core.calibration.results import (
    Calibration,
    CalibrationSettings,
    CalibrationSnapshot,
    ModelCurve,
)
from core.errors import Notice, VbasError
from core.io.atomic import writing
from core.io.categories import categories_to_toml_tables
from core.quasi_identifiers import QuasiIdentifier
from core.steps import Step, Steps

FORMAT: Final = 1
CURVES: Final = "curves"


@dataclass(frozen=True)
class Sampled:
    """What the curve of a model depends on, apart from the model itself.

    Attributes
    ----------
    sha256
        Of the record file.
    quasi_identifiers
        The columns that models name, with their recoding.
    exclude_missing, person_column, where
        As in `core.io.records.RecordSource`.
    area_column
        The column of areas, if records have one: a person counts once in each area.
    step, most, seed
        As in `CalibrationSettings`.
    """

    sha256: str
    quasi_identifiers: tuple[QuasiIdentifier, ...]
    exclude_missing: bool
    person_column: str | None
    step: int
    most: int | None
    seed: int | None
    area_column: str | None = None
    where: str = ""

    def name(self) -> str:
        """What the file of lines is called: a fingerprint."""
        key: dict[str, Any] = {
            "format": FORMAT,
            "sha256": self.sha256,
            "exclude_missing": self.exclude_missing,
            "person": self.person_column,
            "step": self.step,
            "most": self.most,
            "seed": self.seed,
        }
        if self.where:
            key["where"] = self.where
        # Missing values and persons are judged over all columns, so all of them matter then.
        if self.exclude_missing or self.person_column is not None:
            key["columns"] = self.recoding(qi.column for qi in self.quasi_identifiers)
        if self.person_column is not None:
            key["people"] = "the first record of each"
        if self.person_column is not None and self.area_column is not None:
            key["area"] = self.area_column
        return _digest(key)

    def recoding(self, columns: Iterable[str]) -> str:
        """A fingerprint of how some columns are recoded."""
        wanted = set(columns)
        qis = sorted((q for q in self.quasi_identifiers if q.column in wanted), key=_by_column)
        return _digest([[qi.column, categories_to_toml_tables([qi])] for qi in qis])


def _by_column(qi: QuasiIdentifier) -> str:
    return qi.column


def _digest(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


@dataclass
class CurveJournal:
    """The file of lines in the folder of a calibration.

    Attributes
    ----------
    folder
        Of the calibration.
    sampled
        What the curves depend on.
    """

    folder: Path
    sampled: Sampled
    _kept: dict[tuple[str, ...], set[int]] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """The file; it need not be there yet."""
        return self.folder / CURVES / f"{self.sampled.name()}.jsonl"

    def read(self) -> tuple[tuple[ModelCurve, ...], tuple[Notice, ...]]:
        """The curves that are kept, and what should be said of lines and files that do not count.

        Curves of columns that are now recoded in another way are left where they are.
        """
        found: dict[tuple[str, ...], ModelCurve] = {}
        damaged = 0
        for line in self._lines():
            try:
                kept = json.loads(line)
                curve = _curve(kept)
                same = kept["recoding"] == self.sampled.recoding(curve.columns)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError, VbasError):
                damaged += 1
                continue
            if same:
                found[curve.columns] = curve
        self._kept = {of.columns: set(of.suppressed) for of in found.values()}
        notices = []
        if damaged:
            text = "Lines of {file} that are no finished models and are not counted: {n:,}."
            notices.append(Notice(text, n=damaged, file=self.path.name))
        others = len(
            [of for of in sorted((self.folder / CURVES).glob("*.jsonl")) if of != self.path]
        )
        if others:
            text = "{folder} also holds models of {n} other files or settings; they do not count."
            notices.append(Notice(text, folder=self.folder / CURVES, n=others))
        return tuple(found.values()), tuple(notices)

    def _lines(self) -> list[str]:
        try:
            return self.path.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return []

    def add(self, curves: Sequence[ModelCurve]) -> None:
        """Keeps the curves that are not kept yet, or not for all class sizes.

        Raises
        ------
        VbasError
            If the folder cannot be written.
        """
        new = [of for of in curves if not self._has(of)]
        if not new:
            return
        lines = "".join(f"{json.dumps(self._line(of), ensure_ascii=False)}\n" for of in new)
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # A line that was broken off must not swallow the next one.
            start = "" if _ends_with_line(self.path) else "\n"
            with self.path.open("a", encoding="utf-8") as file:
                file.write(start + lines)
        self._kept |= {of.columns: set(of.suppressed) for of in new}

    def _has(self, curve: ModelCurve) -> bool:
        kept = self._kept.get(curve.columns)
        return kept is not None and set(curve.suppressed) <= kept

    def _line(self, curve: ModelCurve) -> dict[str, Any]:
        kept = curve_table(curve)
        kept["unique"] = curve.unique.tolist()
        kept["suppressed"] = {str(k): of.tolist() for k, of in curve.suppressed.items()}
        return {**kept, "recoding": self.sampled.recoding(curve.columns)}


def curve_table(curve: ModelCurve) -> dict[str, Any]:
    """What a curve came to, as JSON knows it; what is no finite number is null."""
    plain = {
        "max_combinations": curve.max_combinations,
        "entropy": curve.entropy,
        "scale": curve.scale,
        "exponent": curve.exponent,
        "cutoff": curve.cutoff,
        "cutoff_continuous": curve.cutoff_continuous,
        "censored": curve.censored,
        "delta": curve.delta,
        "delta_observed": curve.delta_observed,
        "sizes_dropped": curve.sizes_dropped,
    }
    finite = {
        key: None if isinstance(of, float) and not math.isfinite(of) else of
        for key, of in plain.items()
    }
    return {"columns": list(curve.columns), **finite}


def _curve(kept: Mapping[str, Any]) -> ModelCurve:
    scale = kept["scale"]
    if scale is None and kept["exponent"] is not None:
        scale = math.inf
    columns = kept["columns"]
    if not isinstance(columns, list) or not all(isinstance(of, str) for of in columns):
        raise TypeError("columns")
    return ModelCurve(
        tuple(columns),
        int(kept["max_combinations"]),
        float(kept["entropy"]),
        np.array(kept["unique"], dtype=np.float64),
        {int(k): np.array(of, dtype=np.float64) for k, of in kept["suppressed"].items()},
        scale,
        kept["exponent"],
        int(kept["cutoff"]),
        kept["cutoff_continuous"],
        kept["censored"],
        kept["delta"],
        float(kept["delta_observed"]),
        int(kept["sizes_dropped"]),
    )


def _ends_with_line(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            if file.seek(0, 2) == 0:
                return True
            file.seek(-1, 2)
            return file.read(1) == b"\n"
    except FileNotFoundError:
        return True


def kept_on_the_way(steps: Steps[Calibration], journal: CurveJournal) -> Steps[Calibration]:
    """Passes on the states of a calibration, and keeps every curve as soon as it is there."""
    try:
        answer = None
        while True:
            step = steps.send(answer)
            _keep(step, journal)
            answer = yield step
    except StopIteration as end:
        found: Calibration = end.value
        journal.add(found.curves)
        return found
    finally:
        steps.close()


def _keep(step: Step, journal: CurveJournal) -> None:
    if isinstance(step.snapshot, CalibrationSnapshot):
        journal.add(step.snapshot.curves)


def sampled_of(
    settings: CalibrationSettings,
    sha256: str,
    quasi_identifiers: Sequence[QuasiIdentifier],
    *,
    exclude_missing: bool = False,
    person_column: str | None = None,
    area_column: str | None = None,
    where: str = "",
) -> Sampled:
    """What the curves of a calibration depend on."""
    return Sampled(
        sha256,
        tuple(quasi_identifiers),
        exclude_missing,
        person_column,
        settings.step,
        settings.most,
        settings.seed,
        area_column,
        where,
    )
