"""Where records are: a file, a folder of files, or a table that stays in its database."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import parse_qsl, urlsplit

from core.errors import VbasError

POSTGRES: Final = "PostgreSQL"
SPARK: Final = "Spark"
SPARK_LOCAL: Final = "spark-local"
"""The address of Spark on this computer, whose tables are folders of Parquet files."""
SCHEMES: Final = {"postgresql": POSTGRES, "postgres": POSTGRES, "sc": SPARK, "spark": SPARK}
_SECRETS: Final = ("password", "sslpassword")
# What may stand in an address of Spark Connect; all else is handed to the server as a header.
_NO_SECRETS: Final = ("use_ssl", "user_id", "user_agent")
_CLOUD: Final = ("s3", "s3a", "s3n", "gs", "gcs", "az", "abfs", "abfss", "http", "https", "hdfs")
_MOST_PARTS: Final = {POSTGRES: 2, SPARK: 3}


@dataclass(frozen=True)
class DatabaseTable:
    """A table of a database, asked for counts; its rows stay where they are.

    Attributes
    ----------
    url
        ``postgresql://[user@]host[:port]/database[?option=value]`` without any password,
        ``sc://host[:port][/;option=value]`` without any token, ``spark://host[:port]``, or
        ``spark-local``.
    table
        ``schema.table``, or ``table`` where the database's search path finds it; a name with
        capitals or dots stands in double quotes. For Spark also the path of a folder of Parquet
        files, which has a slash or is one of this computer.

    Raises
    ------
    VbasError
        If the URL has a password or is of no database that is known; it is not repeated there.
    """

    url: str
    table: str

    def __post_init__(self) -> None:
        if not is_url(self.url):
            raise VbasError(
                "Records are read from files, from PostgreSQL and through Spark, not from such an "
                "address.",
                "Write postgresql://host/database, sc://host, spark://host or spark-local, and the "
                "table beside it.",
            )
        if self.kind == POSTGRES and _has_password(self.url):
            raise VbasError(
                "The address of the database has a password in it, which others could read.",
                "Leave it out; give it by the environment (PGPASSWORD), the file ~/.pgpass or a "
                "service file, or type it when you are asked.",
            )
        if self.url != SPARK_LOCAL and self.kind == SPARK and _has_token(self.url):
            raise VbasError(
                "The address of Spark has a token, a password or an option that may be one in it, "
                "which others could read.",
                "Leave it out; give it by the environment (SPARK_CONNECT_AUTHENTICATE_TOKEN), or "
                "type it when you are asked. use_ssl=true and user_id=NAME may stand there.",
            )
        if not self.table.strip() or "\0" in self.table:
            raise VbasError("No table of the database is named.", "Name it: schema.table.")

    @property
    def kind(self) -> str:
        """Which engine reads it: `POSTGRES` or `SPARK`."""
        return SPARK if self.url == SPARK_LOCAL else SCHEMES[_scheme(self.url)]

    @property
    def is_folder(self) -> bool:
        """Whether ``table`` is the path of a folder and not a name."""
        return self.kind == SPARK and (self.url == SPARK_LOCAL or "/" in self.table)

    @property
    def name(self) -> str:
        """What it is called in sentences."""
        return self.table.rstrip("/").rpartition("/")[2] if self.is_folder else self.table

    def __str__(self) -> str:
        return f"{self.url} {self.table}"

    @property
    def parts(self) -> tuple[str, ...]:
        """(table,) or (schema, table), for Spark also (catalogue, schema, table); without quotes.

        Raises
        ------
        VbasError
            If quotes do not match, or there are more parts.
        """
        found, rest, most = [], self.table.strip(), _MOST_PARTS[self.kind]
        while True:
            if rest.startswith('"'):
                end = rest.replace('""', "\0\0").find('"', 1)
                part, rest = rest[1:end].replace('""', '"'), rest[end + 1 :]
                wrong = end < 0
            else:
                part, dot, after = rest.partition(".")
                rest, wrong = dot + after, '"' in part
            found.append(part)
            if wrong or not part or (rest and not rest.startswith(".")) or len(found) > most:
                raise VbasError(
                    "{table} is no name of a table.",
                    'Write schema.table; a name with a dot or capitals in quotes: "My table".',
                    table=self.table,
                )
            if not rest:
                return tuple(found)
            rest = rest[1:]


Place: TypeAlias = Path | DatabaseTable
"""Where records are."""


def is_url(text: str) -> bool:
    """Whether a text is the address of a database, and no file."""
    return text == SPARK_LOCAL or _scheme(text) in SCHEMES


def _scheme(text: str) -> str:
    scheme, mark, _ = text.partition("://")
    return scheme.lower() if mark else ""


def place_of(text: str, table: str | None = None) -> Place:
    """The file or folder of that name, or the table of the database of that address.

    Raises
    ------
    VbasError
        As `DatabaseTable`; if a table is named beside a file, or none beside a database.
    """
    if _scheme(text) in _CLOUD:
        raise VbasError(
            "VBAS itself reads no {scheme}:// address: its engine would have to download a part of "
            "itself for that, and it fetches nothing from the network.",
            "Let Spark read it (--records sc://host --table {scheme}://...), or copy the files "
            "here.",
            scheme=_scheme(text),
        )
    if text == SPARK_LOCAL and table:
        return DatabaseTable(text, str(Path(table).absolute()))
    if "://" in text or text == SPARK_LOCAL:
        return DatabaseTable(text, table or "")
    if table is not None:
        raise VbasError(
            "A table is named, but the records are a file.",
            "Leave the table out, or write the address of a database: postgresql://host/database.",
        )
    return Path(text)


def options_of(place: Place) -> dict[str, object]:
    """The words by which a place is said: ``--records`` and, in a database, ``--table``."""
    if isinstance(place, DatabaseTable):
        return {"records": place.url, "table": place.table}
    return {"records": place.resolve()}


def written(place: Place) -> str:
    """A place as one text, which `read_place` reads: a full path, or address and table."""
    return str(place) if isinstance(place, DatabaseTable) else str(place.absolute())


def read_place(text: str) -> Place:
    """The place of a text that `written` made."""
    url, _, table = text.partition(" ")
    return DatabaseTable(url, table) if is_url(url) else Path(text)


def folder_of(place: Place) -> Path | None:
    """The folder of a file; None for a table of a database."""
    return place.parent if isinstance(place, Path) else None


def only_file(place: Place) -> Path:
    """The file, where only files will do: for what goes through records one by one.

    Raises
    ------
    VbasError
        If it is a table of a database.
    """
    if isinstance(place, Path):
        return place
    raise VbasError(
        "This goes through the records one by one, which a database does not hand out.",
        "Write {table} to a file where you may, and use that.",
        table=place.name,
    )


def _has_password(url: str) -> bool:
    parts = urlsplit(url)
    login = parts.netloc.rpartition("@")[0]
    return ":" in login or any(
        name.lower() in _SECRETS for name, _ in parse_qsl(parts.query, keep_blank_values=True)
    )


def _has_token(url: str) -> bool:
    parts = urlsplit(url)
    options = [of for of in parts.path.lstrip("/").split(";") if of]
    names = [of.partition("=")[0].strip().lower() for of in options]
    return "@" in parts.netloc or bool(parts.query) or any(of not in _NO_SECRETS for of in names)
