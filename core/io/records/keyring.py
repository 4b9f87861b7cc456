"""Passwords of databases in the system's keyring, for those who want them there."""

from __future__ import annotations

from typing import Any, Final

_SERVICE: Final = "VBAS"


def _keyring() -> Any | None:
    """The library where it is installed and the system has a keyring; else None."""
    try:
        import keyring
        from keyring.backends import fail
    except ImportError:
        return None
    try:
        backend = keyring.get_keyring()
        usable = backend.priority > 0 and not isinstance(backend, fail.Keyring)
    except Exception:  # a desktop without the service that its library expects
        return None
    return keyring if usable else None


def available() -> bool:
    """Whether the system has a keyring that can be used from here."""
    return _keyring() is not None


def kept(url: str) -> str | None:
    """The password to an address, None if the user did not put it there.

    Parameters
    ----------
    url
        The address, without a password.
    """
    of = _keyring()
    if of is None:
        return None
    try:
        found: str | None = of.get_password(_SERVICE, url)
    except Exception:  # locked, or refused by the user: as good as none
        return None
    return found


def keep(url: str, password: str) -> bool:
    """Puts a password there, by the user's wish; whether that could be done."""
    of = _keyring()
    if of is None:
        return False
    try:
        of.set_password(_SERVICE, url, password)
    except Exception:  # locked, or refused by the user
        return False
    return True


def forget(url: str) -> None:
    """Takes the password to an address away, if there is one."""
    of = _keyring()
    if of is not None and kept(url) is not None:
        try:
            of.delete_password(_SERVICE, url)
        except Exception:
            return
