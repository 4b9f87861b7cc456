"""Tables that PostgreSQL makes within the one transaction of its engine."""

from __future__ import annotations

from typing import Final

from core.errors import N_, VbasError
from core.io.records.place import DatabaseTable
from core.io.records.postgres.tables import quoted

_REFUSALS: Final = {
    "42P07": (
        N_("There is a table {table} already."),
        N_("Name another one, or drop it yourself."),
    ),
    "3F000": (N_("The database has no schema for {table}."), N_("Name one that is there.")),
    "42501": (
        N_("The role may not write {table}."),
        N_(
            "Ask who runs the database for the right to CREATE in that schema, or name another one."
        ),
    ),
    "25006": (
        N_("This server only reads, so that {table} cannot be written."),
        N_("Write the address of the server that also writes."),
    ),
}


def sql_name(into: str, url: str) -> str:
    """A table as it stands in a query; without quotes it is in small letters, as in SQL.

    Raises
    ------
    VbasError
        If it is no name.
    """
    parts = DatabaseTable(url, into).parts
    return ".".join(quoted(part if '"' in into else part.lower()) for part in parts)


def refusal_of(error: Exception, into: str) -> VbasError | None:
    """The sentence for a table that cannot be made; None for failures of another kind."""
    said = _REFUSALS.get(getattr(error, "sqlstate", None) or "")
    return None if said is None else VbasError(*said, table=into)
