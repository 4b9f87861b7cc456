"""Passwords and tokens of databases: what a person is asked, and what is remembered of it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from core.errors import VbasError
from core.io.records import keyring

R = TypeVar("R")


@dataclass(frozen=True)
class Typed:
    """A password that somebody typed, and whether the system's keyring shall have it."""

    password: str = field(repr=False)
    keep: bool = False


ask_password: Callable[[str], Typed | None] | None = None
"""Asks who sits at the terminal or window for the password to an address; None: nobody does."""
may_connect: Callable[[str], bool] | None = None
"""Asks whether an address that a file names may be connected to; None: whoever runs it said so."""
_typed: dict[str, str] = {}
"""{address: password} typed in this session: a second connection does not ask again."""
_asking: Final = threading.Lock()


def check_wanted(url: str) -> None:
    """Raises where the user does not want a connection to an address that a file names."""
    if may_connect is not None and not may_connect(url):
        raise VbasError(
            "There is no connection to {url}: you did not want it.",
            "Open it again, and let it be connected to.",
            url=url,
        )


def let_in(
    url: str,
    opened: Callable[[str | None], R],
    failures: Any,
    wants: Callable[[Exception], bool],
) -> R:
    """A connection with the first password that is let in.

    None, one typed before, the keyring's, one typed now.

    Parameters
    ----------
    url
        The address, without a password.
    opened
        Makes a connection with a password, or without one.
    failures
        What it raises where it is not let in.
    wants
        Whether a failure is one of the password.
    """
    try:
        return opened(_typed.get(url))
    except failures as error:
        if not wants(error):
            raise
        refusal: Exception = error
    with _asking:  # several may want the same one at once: who comes second finds it typed
        for known in (_typed.get(url), keyring.kept(url)):
            if known is not None:
                try:
                    return opened(known)
                except failures:
                    continue
        typed = None if ask_password is None else ask_password(url)
        if typed is None:
            raise refusal
        connection = opened(typed.password)
        _typed[url] = typed.password
    if typed.keep:
        keyring.keep(url, typed.password)
    return connection


def forget(url: str) -> None:
    """Forgets the password to an address, here and in the keyring."""
    _typed.pop(url, None)
    keyring.forget(url)
