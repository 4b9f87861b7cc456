"""A process that cannot open a socket to anywhere, native code included: a seccomp filter.

``python -m tests.app.cli.without_sockets COMMANDS.json`` installs the filter, then runs the command
lines of the file (lists of words) one after the other, and exits with the first status but 0. The
kernel answers EACCES to socket(AF_INET), socket(AF_INET6) and whatever else is not a local one.
"""

from __future__ import annotations

import ctypes
import errno
import json
import platform
import socket
import struct
import sys
from pathlib import Path

_NO_NEW_PRIVS, _SECCOMP, _FILTER = 38, 22, 2  # linux/prctl.h, linux/seccomp.h
_ARCH_X86_64, _SYS_SOCKET, _AF_UNIX = 0xC000003E, 41, 1
_ALLOW, _DENY = 0x7FFF0000, 0x00050000 | errno.EACCES
_NR, _ARCH, _FIRST = 0, 4, 16  # offsets in struct seccomp_data
_LOAD, _EQUAL, _RETURN = 0x20, 0x15, 0x06  # BPF_LD|W|ABS, BPF_JMP|JEQ|K, BPF_RET|K


def why_not() -> str:
    """Why there is no such filter here; "" where there is."""
    if not sys.platform.startswith("linux") or platform.machine() != "x86_64":
        return "the filter is written for Linux on x86_64"
    return ""


def forbid_sockets() -> None:
    """Forbids sockets but local ones, in this process for good."""
    lines = (
        (_LOAD, 0, 0, _ARCH),
        (_EQUAL, 0, 4, _ARCH_X86_64),  # another way to call: denied
        (_LOAD, 0, 0, _NR),
        (_EQUAL, 0, 3, _SYS_SOCKET),  # anything but a socket: allowed
        (_LOAD, 0, 0, _FIRST),
        (_EQUAL, 1, 0, _AF_UNIX),  # a local one: allowed
        (_RETURN, 0, 0, _DENY),
        (_RETURN, 0, 0, _ALLOW),
    )
    program = b"".join(struct.pack("HBBI", *of) for of in lines)
    code = ctypes.create_string_buffer(program, len(program))
    filters = ctypes.create_string_buffer(
        struct.pack("HxxxxxxP", len(lines), ctypes.addressof(code))
    )
    libc = ctypes.CDLL(None, use_errno=True)
    zero = ctypes.c_ulong(0)
    for words in (
        (_NO_NEW_PRIVS, ctypes.c_ulong(1), zero, zero, zero),
        (_SECCOMP, ctypes.c_ulong(_FILTER), ctypes.byref(filters), zero, zero),
    ):
        if libc.prctl(*words) != 0:
            raise OSError(ctypes.get_errno(), "the filter cannot be installed")


def can_open(family: int) -> bool:
    """Whether native code can open a socket: libc is asked, not Python."""
    libc = ctypes.CDLL(None, use_errno=True)
    return int(libc.socket(family, int(socket.SOCK_STREAM), 0)) >= 0


def main(path: Path) -> int:
    """Runs the commands."""
    forbid_sockets()
    assert not can_open(socket.AF_INET)
    assert not can_open(socket.AF_INET6)
    assert can_open(socket.AF_UNIX)
    from app.cli.main import main as vbas

    for words in json.loads(path.read_text("utf-8")):
        status = int(vbas(words))
        sys.stdout.write(f"status of {words[0]}: {status}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
