"""Drawing the records and writing them: `synthesize`."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.errors import Notice, VbasError
from core.io.atomic import whole_file
from core.io.synthesize.distributions import Distribution, Distributions
from core.io.synthesize.kernels import areas_of, draw, permuted, uniform_integers
from core.io.synthesize.mark import marked_synthetic
from core.steps import STOP, Step, Steps

AREA_POPULATION = "area population"
People: TypeAlias = str | tuple[int, int]
"""`AREA_POPULATION`, or the least and most people of an area."""

BLOCK = 1 << 17
BLOCKS_PER_ROW_GROUP = 4
_GUESS_SHIFT = 8
_MAX_RECORDS = 1 << 40


@dataclass(frozen=True)
class SynthesisReport:
    """What was written.

    Attributes
    ----------
    n_records, n_areas, n_areas_without_people
        Records written, areas of the layer, and those of them that got no record.
    categories
        {variable: number of its categories}.
    by_province
        {province (two letters, "" = not known): records}.
    seed
        The seed: the same gives the same file.
    source
        Where the distributions come from.
    stopped
        True if the user stopped the writing; then there is no file.
    notices
        What the user should know.
    """

    path: Path
    n_records: int
    n_areas: int
    n_areas_without_people: int
    categories: Mapping[str, int]
    by_province: Mapping[str, int]
    seed: int
    source: str
    stopped: bool
    notices: tuple[Notice, ...]


def parse_people(text: str) -> People:
    """``"population"`` or ``"400-700"`` as the user writes it.

    Raises
    ------
    VbasError
        If the text is neither.
    """
    plain = text.strip().casefold()
    if plain in ("population", AREA_POPULATION):
        return AREA_POPULATION
    match = re.fullmatch(r"([0-9]{1,9})(?:\s*[-–]\s*([0-9]{1,9}))?", plain)
    if not match:
        raise VbasError(
            "People per area cannot be {text!r}.",
            'Give a range such as 400-700, or "population" for the population of each area.',
            text=text,
        )
    return int(match.group(1)), int(match.group(2) or match.group(1))


def synthesize(
    areas: AreaLayer,
    distributions: Distributions,
    *,
    seed: int,
    path: Path,
    people: People = (400, 700),
    area_column: str = "area_id",
    shuffle: bool = False,
) -> Steps[SynthesisReport]:
    """Fills the areas with random people and writes them to a Parquet file.

    Croft et al., section 4.1: a random number of people for each area, each with a category of
    each variable drawn from the distribution of the area's province, independently unless the
    distribution says what it depends on. A record's values are a function of the seed, the name
    of the variable and the record's number: nothing else decides them. Memory does not grow with
    the number of records.

    Parameters
    ----------
    areas
        The areas; ``parents["province"]`` (two letters) says which distribution holds, and
        areas of an unknown province follow that over all provinces.
    distributions
        The variables to write, each with its categories by province.
    seed
        From 0 to 2^63 - 1.
    path
        The Parquet file; it appears complete or not at all, and its metadata say that the
        records are synthetic (`is_synthetic`). Text columns are dictionary-encoded;
        a variable whose categories are all whole numbers is written as integers.
    people
        The least and most people of an area (drawn evenly), or `AREA_POPULATION`: the
        population of the layer, rounded, where not published means none.
    area_column
        Name of the column of area ids.
    shuffle
        Write the records in a random order rather than area by area. The order is computed
        (see `kernels.permuted`), so it needs no memory either.

    Raises
    ------
    VbasError
        If there is nobody to write, a name is used twice, a number is out of its bounds, or the
        file cannot be written.
    """
    if not 0 <= seed < 1 << 63:
        raise VbasError("The seed is {seed}.", "Give a whole number from 0 on.", seed=seed)
    if not distributions.items:
        raise VbasError("No variable is chosen.", "Choose at least one variable.")
    if area_column in distributions.items or not area_column:
        raise VbasError(
            "The column of area ids cannot be called {name!r}.",
            "Give it a name that no variable has.",
            name=area_column,
        )
    if not path.parent.is_dir():
        raise VbasError("The folder {folder} does not exist.", "Make it first.", folder=path.parent)
    counts = _people_of(areas, people, seed)
    population = _Population(areas, distributions, counts, seed, shuffle)
    return _write(population, path, area_column)


def _people_of(areas: AreaLayer, people: People, seed: int) -> NDArray[np.int64]:
    """(n,) how many people each area gets."""
    if isinstance(people, str):
        if people != AREA_POPULATION:
            return _people_of(areas, parse_people(people), seed)
        known = np.nan_to_num(areas.population, nan=0.0)
        if (known < 0).any():
            raise VbasError(
                "The area {area} has a negative population.",
                "Correct the population column.",
                area=areas.ids[int(np.argmin(known))],
            )
        counts = np.floor(known + 0.5).astype(np.int64)
    else:
        low, high = people
        if not 0 <= low <= high < 1 << 31:
            raise VbasError(
                "People per area cannot be {low} to {high}.",
                "Give the smaller number first, such as 400-700.",
                low=low,
                high=high,
            )
        counts = np.empty(len(areas), dtype=np.int64)
        uniform_integers(_key(seed, "people per area"), low, high, counts)
    total = int(counts.sum())
    if not 0 < total < _MAX_RECORDS:
        raise VbasError(
            "The areas of {name} hold {total} people.",
            "Choose a population column, or a number of people per area such as 400-700.",
            name=areas.name,
            total=total,
        )
    return counts


def _key(seed: int, purpose: str) -> np.uint64:
    """A key of its own for each purpose, so that adding a variable changes no other."""
    digest = hashlib.blake2b(f"{seed}:{purpose}".encode(), digest_size=8).digest()
    return np.uint64(int.from_bytes(digest, "little"))


class _Column:
    """One variable: draws its codes and turns them into an Arrow array."""

    def __init__(self, item: Distribution, provinces: NDArray[np.object_], seed: int) -> None:
        self.name, self.given = item.variable, item.given
        self._key = _key(seed, f"variable {item.variable}")
        self._limits, self._aliases = item.alias_tables()
        self._row_of_area = item.rows(provinces) * np.int32(item.weights.shape[1])
        whole = all(re.fullmatch(r"0|-?[1-9]\d{0,8}", text) for text in item.categories)
        self._values = np.array(item.categories, dtype=np.int32) if whole else None
        self._texts = pa.array(item.categories, pa.string())
        self.type = pa.int32() if whole else pa.dictionary(pa.int32(), pa.string())

    def codes(
        self,
        records: NDArray[np.int64],
        areas: NDArray[np.int32],
        given: NDArray[np.int32] | None,
    ) -> NDArray[np.int32]:
        rows = self._row_of_area[areas]
        if given is not None:
            rows += given
        codes = np.empty(len(records), dtype=np.int32)
        draw(self._key, records, rows, self._limits, self._aliases, codes)
        return codes

    def array(self, codes: NDArray[np.int32]) -> pa.Array:
        if self._values is not None:
            return pa.array(self._values[codes])
        return pa.DictionaryArray.from_arrays(pa.array(codes), self._texts)


class _Population:
    """Everybody, not yet drawn: any stretch of records can be asked for."""

    def __init__(
        self,
        areas: AreaLayer,
        distributions: Distributions,
        counts: NDArray[np.int64],
        seed: int,
        shuffle: bool,
    ) -> None:
        self.areas, self.distributions = areas, distributions
        self.counts, self.seed, self.shuffle = counts, seed, shuffle
        self.starts = np.concatenate(([0], np.cumsum(counts)))
        self.total = int(self.starts[-1])
        marks = np.arange(0, self.total, 1 << _GUESS_SHIFT)
        self._guess = (np.searchsorted(self.starts, marks, side="right") - 1).astype(np.int32)
        unknown = np.full(len(areas), "", dtype=object)
        self.provinces = areas.parents.get("province", unknown)
        self.columns = [_Column(d, self.provinces, seed) for d in distributions.in_order()]
        self._ids = pa.array(areas.ids.tolist(), pa.string())

    def schema(self, area_column: str) -> pa.Schema:
        types = {column.name: column.type for column in self.columns}
        fields = [(area_column, pa.dictionary(pa.int32(), pa.string()))]
        return pa.schema(fields + [(name, types[name]) for name in self.distributions.items])

    def batch(self, first: int, n: int, schema: pa.Schema) -> pa.RecordBatch:
        """Records ``first`` to ``first + n - 1`` in the order of the file."""
        if self.shuffle:
            records = np.empty(n, dtype=np.int64)
            permuted(_key(self.seed, "order"), self.total, first, records)
        else:
            records = np.arange(first, first + n, dtype=np.int64)
        areas = np.empty(n, dtype=np.int32)
        areas_of(records, self.starts, self._guess, _GUESS_SHIFT, areas)
        codes: dict[str, NDArray[np.int32]] = {}
        arrays = {schema.names[0]: pa.DictionaryArray.from_arrays(pa.array(areas), self._ids)}
        for column in self.columns:
            given = codes[column.given] if column.given else None
            codes[column.name] = column.codes(records, areas, given)
            arrays[column.name] = column.array(codes[column.name])
        return pa.record_batch([arrays[name] for name in schema.names], schema=schema)

    def report(self, path: Path, stopped: bool) -> SynthesisReport:
        names, at = np.unique(self.provinces.astype(str), return_inverse=True)
        people = np.bincount(at, self.counts, minlength=len(names)).astype(np.int64)
        return SynthesisReport(
            path=path,
            n_records=0 if stopped else self.total,
            n_areas=len(self.areas),
            n_areas_without_people=int((self.counts == 0).sum()),
            categories={n: len(d.categories) for n, d in self.distributions.items.items()},
            by_province=dict(zip(names.tolist(), people.tolist(), strict=True)),
            seed=self.seed,
            source=self.distributions.source,
            stopped=stopped,
            notices=(*self.distributions.notices, *self._notices()),
        )

    def _notices(self) -> Iterator[Notice]:
        known = {p for d in self.distributions.items.values() for p in d.provinces}
        if not any(d.provinces == ("all",) for d in self.distributions.items.values()):
            lost = ~np.isin(self.provinces.astype(str), sorted(known))
            if lost.any():
                yield Notice(
                    "Areas in no province that the distributions know: {n:,}. Their people follow "
                    "the distribution over all provinces.",
                    n=int(lost.sum()),
                )
        hidden = int(np.isnan(self.areas.population).sum())
        if hidden and (self.counts[np.isnan(self.areas.population)] == 0).all():
            yield Notice(
                "Areas without a published population, which got no records: {n:,}.", n=hidden
            )


class _StopWanted(Exception):  # noqa: N818 (not an error: the way out of the file)
    """The user stopped the writing; half a population is of no use, so the file goes."""


def _write(population: _Population, path: Path, area_column: str) -> Steps[SynthesisReport]:
    total, stage = population.total, "writing records"
    schema = marked_synthetic(population.schema(area_column), population.seed)
    try:
        with (
            whole_file(path) as draft,
            pq.ParquetWriter(
                draft, schema, compression="snappy", dictionary_pagesize_limit=1 << 25
            ) as writer,
        ):
            batches: list[pa.RecordBatch] = []
            for first in range(0, total, BLOCK):
                if (yield Step(stage, first, total)) is STOP:
                    raise _StopWanted
                batches.append(population.batch(first, min(BLOCK, total - first), schema))
                if len(batches) == BLOCKS_PER_ROW_GROUP or first + BLOCK >= total:
                    writer.write_table(pa.Table.from_batches(batches, schema))
                    batches = []
    except _StopWanted:
        return population.report(path, stopped=True)
    yield Step(stage, total, total)
    return population.report(path, stopped=False)
