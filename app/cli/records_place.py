"""Where records are, as it was said; a password is asked for where somebody can type it."""

from __future__ import annotations

import getpass
import sys

from app.cli.options import InputError
from core.io.records import credentials
from core.io.records.place import DatabaseTable, Place, is_url, place_of
from core.io.result_folder import located


def place_said(text: str, table: str | None, files_only: str = "") -> Place:
    """The file, or the table of a database.

    Parameters
    ----------
    text, table
        What was said with ``--records`` and ``--table``.
    files_only
        The command, if it reads files only.

    Raises
    ------
    VbasError
        As `core.io.records.place.place_of`.
    """
    if files_only and is_url(text):
        raise InputError(
            f"vbas {files_only} goes through records one by one, and a database hands out counts.",
            "Name a file of records.",
        )
    if table is None and is_url(text):
        raise InputError("No table of the database is named.", "Name it: --table schema.table.")
    place = place_of(text, table)
    if isinstance(place, DatabaseTable):
        credentials.ask_password = _password
        return place
    return located(place)


def _password(url: str) -> credentials.Typed | None:
    """Asks at the terminal; what is typed is not shown."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return None
    try:
        return credentials.Typed(getpass.getpass(f"Password or token for {url}: "))
    except (EOFError, KeyboardInterrupt):
        return None
