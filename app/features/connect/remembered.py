"""The last connections, without passwords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.kit.settings import Settings
from core.errors import VbasError
from core.io.records.place import DatabaseTable

_KEPT: Final = "connections"
_MOST: Final = 10


@dataclass(frozen=True)
class Connections:
    """Addresses that were connected to, newest first, as the settings keep them."""

    settings: Settings

    def urls(self) -> tuple[str, ...]:
        """The addresses."""
        found = self.settings.kept_dict(_KEPT).get("urls", [])
        return tuple(of for of in found if isinstance(of, str) and _is_plain(of))

    def has(self, url: str) -> bool:
        """Whether an address is among them."""
        return url in self.urls()

    def add(self, url: str) -> None:
        """Puts an address at the top; one with a password is not kept."""
        if _is_plain(url):
            others = [of for of in self.urls() if of != url]
            self._keep([url, *others][:_MOST])

    def remove(self, url: str) -> None:
        """Forgets an address."""
        self._keep([of for of in self.urls() if of != url])

    def _keep(self, urls: list[str]) -> None:
        self.settings.keep_dict(_KEPT, {"urls": urls})


def _is_plain(url: str) -> bool:
    """Whether it is an address without a password."""
    try:
        DatabaseTable(url, "?")
    except VbasError:
        return False
    return True
