"""Connections to PostgreSQL: no password in any text, reading only, one view of the data."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

from core.errors import N_, VbasError
from core.io.records import credentials

_SECONDS: Final = 15
_SETTINGS: Final = {
    # Values as text must not depend on what the database or the role were set to.
    "DateStyle": "ISO, YMD",
    "IntervalStyle": "postgres",
    "TimeZone": "UTC",
    "bytea_output": "hex",
    "extra_float_digits": "1",
    "standard_conforming_strings": "on",
}


def driver() -> Any:
    """The library that talks to PostgreSQL.

    Raises
    ------
    VbasError
        If it is not installed.
    """
    try:
        import psycopg
    except ImportError:
        pass
    else:
        return psycopg
    raise VbasError(
        "Records in PostgreSQL need a library that is not installed.",
        'Install it: pip install "vbas[postgres]".',
    )


def connect(url: str, *, write: bool = False) -> Any:
    """A connection with one transaction of its own, which sees the data as they are now.

    The password comes from the environment (``PGPASSWORD``), ``~/.pgpass``, a service file, the
    system's keyring if the user put it there, or a person who types it; nothing else is asked.

    Parameters
    ----------
    url
        The database, without a password.
    write
        Whether a table is to be written; else the server refuses everything that changes anything.

    Raises
    ------
    VbasError
        If there is no connection, or the user does not want it.
    """
    psycopg = driver()
    credentials.check_wanted(url)
    failure: VbasError | None = None
    try:
        connection = credentials.let_in(
            url, partial(_opened, psycopg, url), psycopg.OperationalError, _wants_password
        )
    except psycopg.Error as error:
        # Raised out here so that nothing of the server's text is chained.
        failure = refused(url, error)
    if failure is not None:
        raise failure
    connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    connection.read_only = not write
    return connection


def _opened(psycopg: Any, url: str, password: str | None) -> Any:
    more = {} if password is None else {"password": password}
    if "connect_timeout" not in url:
        more["connect_timeout"] = str(_SECONDS)
    connection = psycopg.connect(
        url,
        autocommit=True,
        application_name="vbas",
        client_encoding="UTF8",
        keepalives_idle="30",
        **more,
    )
    connection.execute("; ".join(f"SET {name} = '{of}'" for name, of in _SETTINGS.items()))
    connection.autocommit = False
    return connection


def _wants_password(error: Exception) -> bool:
    text = str(error)
    return "no password supplied" in text or "password authentication failed" in text


def refused(url: str, error: Exception) -> VbasError:
    """The sentence for a connection that is not made."""
    text = str(error)
    for pattern, (sentence, remedy) in _REFUSALS.items():
        if re.search(pattern, text, re.IGNORECASE):
            return VbasError(sentence, remedy, url=url)
    return VbasError(
        "No connection to {url} could be made.",
        "Check host, port, database and user, for instance with psql.",
        url=url,
    )


_NO_PASSWORD: Final = (
    N_("{url} asks for a password, and there is none."),
    N_(
        "Give it by the environment (PGPASSWORD), the file ~/.pgpass or a service file, or type it "
        "where the window, or vbas in a terminal, asks you."
    ),
)
_REFUSALS: Final = {
    "no password supplied": _NO_PASSWORD,
    "password authentication failed": (
        N_("{url} does not accept user and password."),
        N_(
            "Check the user in the address and the password in the environment, ~/.pgpass or the "
            "service file."
        ),
    ),
    "no encryption|SSL (connection is )?required|no pg_hba.conf entry|SSL off": (
        N_("{url} does not let this user in from here, or not in this way."),
        N_(
            "If it wants an encrypted connection, write ?sslmode=require at the end of the "
            "address; else ask who runs the database for a rule in pg_hba.conf."
        ),
    ),
    "does not support SSL": (
        N_("{url} offers no encrypted connection, and the address asks for one."),
        N_("Ask who runs the database, or leave sslmode out where the network is safe."),
    ),
    "certificate": (
        N_("The certificate of {url} cannot be trusted."),
        N_("Name the file of its authority: ?sslmode=verify-full&sslrootcert=FILE."),
    ),
    'database ".*" does not exist': (
        N_("{url}: there is no such database."),
        N_("Check its name; psql -l lists those there are."),
    ),
    'role ".*" does not exist|peer authentication failed|ident authentication failed': (
        N_("{url} does not know this user."),
        N_("Write the user into the address: postgresql://user@host/database."),
    ),
    "too many (clients|connections)|remaining connection slots": (
        N_("{url} has no connection left."),
        N_("Try again later, or ask who runs the database."),
    ),
    "starting up|shutting down|recovery": (
        N_("{url} is starting or stopping."),
        N_("Try again in a moment."),
    ),
    "could not translate host|name or service not known|resolve host": (
        N_("The host in {url} is not known."),
        N_("Check its name, and the network."),
    ),
    "timeout|timed out": (
        N_("{url} does not answer."),
        N_("Check host and port, and whether a VPN or firewall stands between."),
    ),
    "refused|no such file or directory|is the server running": (
        N_("No server answers at {url}."),
        N_("Check host and port, and whether the server runs."),
    ),
    "definition of service": (
        N_("{url} names a service that no service file has."),
        N_("Check ~/.pg_service.conf."),
    ),
}
