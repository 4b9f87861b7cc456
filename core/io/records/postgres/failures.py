"""Failures of PostgreSQL in sentences, without the server's own text: it may quote values."""

from __future__ import annotations

from typing import Final

from core.errors import N_, VbasError

_BY_CODE: Final = {
    "42501": (
        N_("The role may not read {file}."),
        N_(
            "Ask who runs the database for the right to SELECT on this table, and USAGE of its "
            "schema."
        ),
    ),
    "42P01": (N_("The database has no table {file}."), N_("Check its schema and name.")),
    "42703": (
        N_("A column of {file} has gone, or is called otherwise now."),
        N_("Look at the columns of the table again."),
    ),
    "57014": (
        N_(
            "The database stopped the query over {file}: it took longer than is allowed, or "
            "somebody cancelled it."
        ),
        N_("Ask who runs the database for a longer statement_timeout, or choose fewer variables."),
    ),
    "22021": (
        N_("{file} holds text that is not of the encoding of its database."),
        N_("Ask who runs the database to mend it."),
    ),
    "22P05": (
        N_("{file} holds text that cannot be written in Unicode."),
        N_("Ask who runs the database to mend it."),
    ),
    "22003": (
        N_("{file} holds a number too large to be banded."),
        N_("Leave the band out, or have the database hold such numbers as missing."),
    ),
    "25006": (
        N_("{file} is a view that changes something when it is read."),
        N_("Choose a table, or a view that only reads."),
    ),
    "40001": (
        N_("{file} was changed while it was read, so that one state could not be seen."),
        N_("Try again."),
    ),
}
_BY_CLASS: Final = {
    "53": (
        N_("The server had no memory or disk space left to count {file}."),
        N_("Choose fewer variables, or ask who runs the database."),
    ),
    "57": (
        N_("The database closed the connection while {file} was counted; nothing was written."),
        N_("Try again when the server runs."),
    ),
    "08": (
        N_(
            "The connection to the database was lost while {file} was counted; nothing was written."
        ),
        N_("Check the network, and try again."),
    ),
}


def failure_of(error: Exception, name: str) -> VbasError:
    """The sentence for what the driver raised over a table.

    Parameters
    ----------
    error
        What was raised.
    name
        The table.
    """
    code = getattr(error, "sqlstate", None)
    if code is None and type(error).__name__ in ("OperationalError", "InterfaceError"):
        code = "08000"
    said = _BY_CODE.get(code or "") or _BY_CLASS.get((code or "")[:2])
    if isinstance(error, UnicodeError):
        said = _BY_CODE["22021"]
    if isinstance(error, MemoryError):
        said = (
            N_("There is not enough memory for the counts of {file}."),
            N_("Close other programs, choose fewer quasi-identifiers, or group their categories."),
        )
    if said is None:
        said = (
            N_("{file} cannot be read ({kind})."),
            N_("Ask who runs the database what its log says."),
        )
    return VbasError(*said, file=name, kind=f"{type(error).__name__} {code or ''}".strip())
