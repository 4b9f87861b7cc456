"""Whether records are synthetic: written into the file that `synthesize` makes, read from it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from core.io.records.place import Place
from core.io.sample import sample_folder

SYNTHETIC_KEY: Final = b"vbas.synthetic"
"""Key in the metadata of a Parquet file; the value says from which seed."""


def marked_synthetic(schema: pa.Schema, seed: int) -> pa.Schema:
    """The schema of a file whose records are synthetic."""
    known = dict(schema.metadata or {})
    return schema.with_metadata({**known, SYNTHETIC_KEY: f"seed {seed}".encode()})


def synthetic_mark(path: Place) -> dict[bytes, bytes] | None:
    """The mark of a file of synthetic records, for files made from it; None if it has none.

    See `is_synthetic`; files of the sample study are marked as "sample".
    """
    if not isinstance(path, Path):
        return None
    if path.resolve().is_relative_to(sample_folder().resolve()):
        return {SYNTHETIC_KEY: b"sample"}
    try:
        metadata = pq.read_metadata(path).metadata or {}
    except (OSError, pa.ArrowException):  # no Parquet file, or none that can be read
        return None
    return {SYNTHETIC_KEY: metadata[SYNTHETIC_KEY]} if SYNTHETIC_KEY in metadata else None


def is_synthetic(path: Place) -> bool:
    """Whether the records of a file are known to be synthetic.

    They are if `synthesize` wrote the file (its Parquet metadata says so), if they were released
    from such a file, or if they belong to the sample study. Text files carry no metadata: what was
    converted to CSV is not known to be synthetic any more.
    """
    return synthetic_mark(path) is not None
