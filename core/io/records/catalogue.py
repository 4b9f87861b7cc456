"""What a database tells of its tables without handing out a row, and how one is reached.

An engine is offered in the window's *Connect* page by one entry of `CONNECTABLE`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol, TypeVar
from urllib.parse import quote, unquote, urlsplit

from core.errors import N_, VbasError
from core.io.records.engine import in_thread
from core.io.records.place import DatabaseTable
from core.steps import Steps

R = TypeVar("R")

TABLE, VIEW = "table", "view"
_CONNECTING: Final = "connecting to the database"
_PLAIN: Final = re.compile(r"[a-z_][a-z0-9_]*")


@dataclass(frozen=True)
class Server:
    """What answered.

    Attributes
    ----------
    name
        Of the program and its version.
    user, database
        Who is connected to what, as the server calls them.
    encrypted
        Whether others on the way can read along; None = nothing is on the way (same machine).
    """

    name: str
    user: str
    database: str
    encrypted: bool | None


@dataclass(frozen=True)
class ListedTable:
    """A table as it stands in a list.

    Attributes
    ----------
    schema, name
        Without quotes.
    kind
        `TABLE` or `VIEW`.
    n_rows
        About how many rows; None if the server does not know without counting.
    readable
        Whether the role may read any of its columns.
    has_areas
        Whether it has a column of geometry.
    """

    schema: str
    name: str
    kind: str = TABLE
    n_rows: int | None = None
    readable: bool = True
    has_areas: bool = False

    @property
    def written(self) -> str:
        """Its name as it is said with ``--table``."""
        return ".".join(_written(part) for part in (self.schema, self.name) if part)


@dataclass(frozen=True)
class ColumnOfTable:
    """A column as the catalogue has it.

    Attributes
    ----------
    name, type
        The type in the server's words.
    n_distinct
        About how many distinct values; None if the server does not know without counting.
    geometry
        Whether it holds shapes.
    """

    name: str
    type: str
    n_distinct: int | None = None
    geometry: bool = False


class Catalogue(Protocol):
    """A connection that is asked about tables, one question at a time."""

    failures: tuple[Any, ...]

    def __enter__(self) -> Any: ...

    def __exit__(self, *_: Any) -> None: ...

    def work(self, task: Callable[[], R], stage: str) -> Steps[R]:
        """Runs a task that uses it; closing the generator cancels on the server."""

    def failure(self, error: Exception, name: str) -> VbasError:
        """A sentence without values for one of `failures`."""

    def server(self) -> Server:
        """What answers here."""

    def schemas(self) -> Mapping[str, int | None]:
        """{schema: number of its tables, if that is known}, those that the role may look into."""

    def tables(self, schema: str) -> list[ListedTable]:
        """The tables of a schema, by name."""

    def columns(self, table: ListedTable) -> list[ColumnOfTable]:
        """The columns that the role may read, in order."""


@dataclass(frozen=True)
class ConnectField:
    """A part of an address that is typed on its own.

    Attributes
    ----------
    name
        ``host``, ``port``, ``database``, ``user``, or the name of an option of the address.
    label, tip, example
        What it is called, what it means, what it looks like.
    """

    name: str
    label: str
    tip: str
    example: str = ""


@dataclass(frozen=True)
class Connectable:
    """An engine as the *Connect* page offers it.

    Attributes
    ----------
    scheme
        What its addresses begin with.
    title
        Its name.
    fields
        What is typed.
    catalogue
        Makes a connection to an address; VbasError if there is none.
    example
        An address.
    rights
        What who connects must be allowed, and where a password comes from.
    mark, between
        What stands before the options of an address, and between two of them.
    """

    scheme: str
    title: str
    fields: tuple[ConnectField, ...]
    catalogue: Callable[[str], Catalogue]
    example: str
    rights: str
    mark: str = "?"
    between: str = "&"

    def url(self, values: Mapping[str, str]) -> str:
        """The address of what was typed, {field: text}; blank ones are left out."""
        said = {name: text.strip() for name, text in values.items() if text.strip()}
        host, port = said.pop("host", ""), said.pop("port", "")
        user, database = said.pop("user", ""), said.pop("database", "")
        options = said.pop("options", "")
        login = f"{quote(user, safe='')}@" if user else ""
        more = [f"{name}={quote(text, safe='/')}" for name, text in said.items()]
        if host.startswith("/"):  # the folder of a socket
            more.append(f"host={quote(host, safe='/')}")
            host = ""
        place = f"{login}{host}{f':{port}' if port else ''}"
        query = self.between.join([*more, *([options.lstrip("?&;")] if options else [])])
        end = f"{self.mark}{query}" if query else ""
        return f"{self.scheme}://{place}/{quote(database, safe='')}{end}"

    def values(self, url: str) -> dict[str, str]:
        """What an address says of each field."""
        parts = urlsplit(url.strip())
        login, _, place = parts.netloc.rpartition("@")
        host, _, port = place.rpartition(":") if re.search(r":\d*$", place) else (place, "", "")
        found = {"user": unquote(login), "host": host, "port": port}
        path, _, query = parts._replace(scheme="", netloc="").geturl().partition(self.mark)
        found["database"] = unquote(path.lstrip("/"))
        known, rest = {of.name for of in self.fields}, []
        for one in filter(None, query.split(self.between)):
            name, _, text = one.partition("=")
            if name in known and not found.get(name):
                found[name] = unquote(text)
            else:
                rest.append(one)
        return {**found, "options": self.between.join(rest)}


def connectable(url: str) -> Connectable | None:
    """The engine that an address is of; None if there is none."""
    scheme = url.strip().partition("://")[0].lower()
    return next((of for of in CONNECTABLE if _is_of(scheme, of)), None)


def _is_of(scheme: str, of: Connectable) -> bool:
    return scheme == of.scheme or (scheme == "postgres" and of.scheme == "postgresql")


def ask(url: str, question: Callable[[Any], R], stage: str) -> Steps[R]:
    """What a database answers over a connection of its own, in the background.

    Parameters
    ----------
    url
        Its address.
    question
        What is asked of the `Catalogue`.
    stage
        What is said meanwhile.

    Raises
    ------
    VbasError
        If the address is of no engine or has a password, there is no connection, or it is lost.
    """
    engine = connectable(url)
    DatabaseTable(url, "?")  # refuses what is no address, and passwords
    if engine is None:
        raise VbasError(
            "{address} cannot be looked into from here: that is possible for {engines}.",
            "Give this address to the commands (vbas aggregate --records) or to Study.open.",
            address=url,
            engines=", ".join(of.title for of in CONNECTABLE),
        )
    failure: Exception | None = None
    connect = partial(engine.catalogue, url)
    with (yield from in_thread(connect, _CONNECTING, leave=_close)) as catalogue:
        try:
            answer: R = yield from catalogue.work(lambda: question(catalogue), stage)
            return answer
        except catalogue.failures as error:
            failure = error
        # Raised out here so that the server's text is not chained.
        raise catalogue.failure(failure, url)


def _close(catalogue: Catalogue) -> None:
    catalogue.__exit__(None, None, None)


def _written(name: str) -> str:
    return name if _PLAIN.fullmatch(name) else '"' + name.replace('"', '""') + '"'


def _postgres(url: str) -> Catalogue:
    from core.io.records.postgres.catalogue import PostgresCatalogue  # psycopg may not be there

    return PostgresCatalogue(url)


def _spark(url: str) -> Catalogue:
    from core.io.records.spark.running import spark  # pyspark may not be there

    spark()
    from core.io.records.spark.catalogue import SparkCatalogue

    return SparkCatalogue(url)


POSTGRESQL: Final = Connectable(
    "postgresql",
    "PostgreSQL",
    (
        ConnectField(
            "host",
            N_("Host"),
            N_("The server's name, or the folder of its socket; blank: this machine"),
            "db.example.org",
        ),
        ConnectField("port", N_("Port"), N_("Blank: 5432"), "5432"),
        ConnectField("database", N_("Database"), N_("Its name on the server"), "health"),
        ConnectField("user", N_("User"), N_("The role; blank: your name on this machine"), ""),
        ConnectField(
            "service",
            N_("Service"),
            N_("A name in ~/.pg_service.conf that stands for all of these"),
            "",
        ),
        ConnectField(
            "options",
            N_("Options"),
            N_("More of the address, such as sslmode=verify-full&sslrootcert=FILE"),
            "sslmode=require",
        ),
    ),
    _postgres,
    "postgresql://user@host/database",
    N_(
        "Connect to see schemas and tables. Your role needs USAGE of a schema and SELECT on one "
        "table or view, and no other right. The password is asked for if the server wants one and "
        "neither PGPASSWORD, ~/.pgpass nor the keyring has it."
    ),
)
SPARK_CONNECT: Final = Connectable(
    "sc",
    "Spark Connect",
    (
        ConnectField("host", N_("Host"), N_("The server's name"), "spark.example.org"),
        ConnectField("port", N_("Port"), N_("Blank: 15002"), "15002"),
        ConnectField("user_id", N_("User"), N_("Blank: your name on this machine"), ""),
        ConnectField(
            "options",
            N_("Options"),
            N_("More of the address: use_ssl=true where the connection is to be encrypted"),
            "use_ssl=true",
        ),
    ),
    _spark,
    "sc://host:15002/;use_ssl=true",
    N_(
        "Connect to see schemas and tables of the server's catalogue. You need the right to read "
        "one table or view, and no other. A token is asked for if the server wants one and neither "
        "SPARK_CONNECT_AUTHENTICATE_TOKEN nor the keyring has it. A folder of Parquet files is "
        "named to the commands (--table), as it is in no catalogue."
    ),
    ";",
    ";",
)
CONNECTABLE: Final[tuple[Connectable, ...]] = (POSTGRESQL, SPARK_CONNECT)
"""The engines that the *Connect* page offers."""
