"""Passwords and tokens of databases: typed by a person, kept while the program runs, never written.

Where the user wants it (``VBAS_KEYRING=1`` and the package ``keyring``) the system's keyring holds
them between two starts.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from core.io.records.place import DatabaseTable

_SERVICE: Final = "vbas"
ask_password: Callable[[DatabaseTable], str | None] | None = None
"""Asks who sits at a terminal for the password; None where nobody does."""
_typed: dict[str, str] = {}
"""{address: password} typed in this session: a second connection does not ask again."""


def known(place: DatabaseTable) -> str | None:
    """What was typed for this address, or the keyring holds for it."""
    if place.url in _typed:
        return _typed[place.url]
    keyring = _keyring()
    if keyring is not None:
        with suppress(keyring.errors.KeyringError):
            found = keyring.get_password(_SERVICE, place.url)
            return None if found is None else str(found)
    return None


def asked(place: DatabaseTable) -> str | None:
    """What a person types; None where nobody can."""
    return None if ask_password is None else ask_password(place)


def keep(place: DatabaseTable, password: str) -> None:
    """Remembers what let somebody in."""
    _typed[place.url] = password
    keyring = _keyring()
    if keyring is not None:
        with suppress(keyring.errors.KeyringError):
            keyring.set_password(_SERVICE, place.url, password)


def _keyring() -> Any:
    """The system's keyring, if the user wants it and it is there."""
    if os.environ.get("VBAS_KEYRING", "") not in ("1", "true", "yes"):
        return None
    try:
        import keyring
        import keyring.errors
    except ImportError:
        return None
    return keyring
