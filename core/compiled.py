"""Kernels: functions that are compiled, or loaded from a cache, when they are first called.

Importing a module of kernels costs nothing, so commands and windows start at once; what has to be
compiled is compiled once on each machine, into a folder that can be written.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable
from functools import update_wrapper
from types import CodeType
from typing import Any

_SLOW_SECONDS = 1.0
_LOCK = threading.RLock()
_told: list[Callable[[], object]] = []
Stamp = tuple[Any, ...]
_stamps: dict[int, Stamp] = {}  # of numba's objects, which live as long as the program


def tell_when_compiling(tell: Callable[[], object]) -> None:
    """Calls ``tell``, in a thread of its own, once, when something takes a while to compile.

    Whoever was to be called before is not any more.
    """
    _told[:] = [tell]


class Kernel:
    """A function that numba compiles for its explicit signatures when it is first called.

    The interpreter lock is released while it runs.
    """

    def __init__(
        self, py_func: Callable[..., Any], signatures: tuple[Any, ...], options: dict[str, Any]
    ) -> None:
        update_wrapper(self, py_func)
        self.py_func, self._signatures, self._options = py_func, signatures, options
        self._dispatcher: Any = None
        self.stamp: Stamp = ()

    def __call__(self, *args: Any) -> Any:
        """Calls the compiled function."""
        return (self._dispatcher or self.dispatcher)(*args)

    @property
    def dispatcher(self) -> Any:
        """Numba's own object, compiled."""
        with _LOCK:
            if self._dispatcher is None:
                self._resolve_called()
                self.stamp = self._stamp()
                self._dispatcher = self._compiled()
            return self._dispatcher

    def _resolve_called(self) -> None:
        """Compiled code calls compiled code: the kernels it names become numba's own objects."""
        known = self.py_func.__globals__
        for name in _names(self.py_func.__code__):
            if isinstance(known.get(name), Kernel):
                known[name] = known[name].dispatcher

    def _compiled(self) -> Any:
        import numba

        try:
            made = numba.njit(cache=True, nogil=True, **self._options)(self.py_func)
        except RuntimeError:  # neither beside the module nor at home can be written
            numba.config.CACHE_DIR = tempfile.mkdtemp(prefix="vbas-kernels-")
            made = numba.njit(cache=True, nogil=True, **self._options)(self.py_func)
        # Numba itself looks only at the file of this function, and would load code that calls
        # what other files had in them once. It compares the version before it unpickles an index,
        # which may name types that are called otherwise now.
        made._cache._cache_file._version = f"{numba.__version__} {self.stamp}"
        timer = threading.Timer(_SLOW_SECONDS, _announce, (made,))
        timer.daemon = True
        timer.start()
        try:
            for signature in self._signatures:
                made.compile(signature)
        finally:
            timer.cancel()
        made.disable_compile()
        _stamps[id(made)] = self.stamp
        return made

    def _stamp(self) -> Stamp:
        """What compiled code depends on: its file, and all that its globals depend on."""
        known = self.py_func.__globals__
        parts: list[Any] = [_stamp_of_file(self.py_func.__module__), str(self._signatures)]
        for name in sorted(set(_names(self.py_func.__code__))):
            value = known.get(name)
            if id(value) in _stamps:
                parts.append(_stamps[id(value)])
            elif isinstance(value, (int, float, str, tuple)):
                parts.append((name, value))
            elif isinstance(value, type):
                parts.append(_stamp_of_file(value.__module__))
        return tuple(parts)


def compiled(*signatures: Any, **options: Any) -> Callable[[Callable[..., Any]], Kernel]:
    """Makes a function a `Kernel`.

    Parameters
    ----------
    signatures
        Numba's signatures, as text or types; lists of them are taken one by one.
    options
        Further options of ``numba.njit``; the cache is used and the interpreter lock released
        always.
    """
    flat: list[Any] = []
    for of in signatures:
        flat += of if isinstance(of, (list, tuple)) else [of]

    return lambda py_func: Kernel(py_func, tuple(flat), options)


def _names(code: CodeType) -> Iterable[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)


def _stamp_of_file(module: str) -> Stamp:
    """When a module was changed, and its size."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None or not os.path.exists(file):
        return (module,)
    stat = os.stat(file)
    return (stat.st_mtime, stat.st_size)


def _announce(made: Any) -> None:
    """Tells, unless all has come out of the cache, which takes long on a busy machine only."""
    while _told and made.stats.cache_misses:
        _told.pop()()
