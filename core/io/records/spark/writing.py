"""Released records as Parquet, or as a table of a catalogue, written by Spark's executors."""

from __future__ import annotations

import secrets
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.errors import VbasError
from core.io.records.place import SPARK_LOCAL, DatabaseTable
from core.io.records.spark.tables import quoted


@dataclass
class Written:
    """Rows that are to be there as a whole, or not at all.

    Attributes
    ----------
    place
        Whose engine writes.
    into
        The path of a folder, which has a slash or is one of this computer; else the name of a
        table.
    """

    place: DatabaseTable
    into: str
    _frame: Any = None
    _partial: Path | None = None

    @property
    def local(self) -> Path | None:
        """The folder on this computer, if it is one."""
        return Path(self.into).absolute() if self.place.url == SPARK_LOCAL else None

    def check(self) -> None:
        """Raises if a folder on this computer is there already, or cannot be made."""
        if self.local is None:
            if "/" not in self.into:
                _ = DatabaseTable(self.place.url, self.into).parts
            return
        if self.local.exists():
            raise VbasError(
                "There is a folder {table} already.",
                "Name another one, or remove it yourself.",
                table=self.into,
            )
        if not self.local.parent.is_dir():
            raise VbasError(
                "There is no folder {folder} to write into.",
                "Make it, or name another one.",
                folder=self.local.parent,
            )

    def write(self, session: Any, frame: Any) -> int:
        """Writes the rows beside their place, or keeps them ready; how many they are."""
        if self.local is None:
            # A cluster cannot rename for all of its stores: it writes when all else is done.
            self._frame = frame.persist()
            return int(self._frame.count())
        self._partial = self.local.with_name(f".{self.local.name}.{secrets.token_hex(4)}")
        frame.write.option("compression", "zstd").parquet(str(self._partial))
        return int(session.read.parquet(str(self._partial)).count())

    def commit(self) -> None:
        """Makes them be there."""
        if self.local is not None:
            assert self._partial is not None
            for of in self._partial.glob(".*.crc"):
                of.unlink()
            # A folder that came to be there meanwhile is not written over, unless it is empty.
            self._partial.rename(self.local)
            self._partial = None
            return
        writer = self._frame.write.option("compression", "zstd").mode("errorifexists")
        if "/" in self.into:
            writer.parquet(self.into)
        else:
            parts = DatabaseTable(self.place.url, self.into).parts
            writer.format("parquet").saveAsTable(".".join(map(quoted, parts)))

    def close(self) -> None:
        """Forgets what was not committed."""
        if self._partial is not None:
            shutil.rmtree(self._partial, ignore_errors=True)
        if self._frame is not None:
            self._frame.unpersist()
