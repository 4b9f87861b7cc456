#!/bin/sh
# Makes .venv ready: system libraries (where the user may install them), the locked Python
# environment and the compiled kernels; with "packages" all but the kernels. Does nothing that is
# already done.
set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }

find_python() {
    for candidate in ${PYTHON:-} python3.11 python3.12 python3.13 python3; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    say "VBAS needs Python 3.11 to 3.13, and none was found. Install it (apt-get install python3) and try again."
    exit 2
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then sudo "$@"
    else return 1
    fi
}

# The packages of the list that dpkg does not have; Ubuntu 24.04 renamed one of them.
missing_packages() {
    for package in $(grep -v '^#' resources/desktop/debian-packages.txt) "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' && continue
        dpkg-query -W -f '${Status}' "${package}t64" 2>/dev/null | grep -q 'ok installed' && continue
        printf '%s ' "$package"
    done
}

install_system_libraries() {
    command -v dpkg-query >/dev/null 2>&1 || return 0
    extra="ca-certificates"
    "$1" -c 'import ensurepip, venv' 2>/dev/null || extra="$extra python3-venv"
    # The tests ask a database server and Spark of their own; a user needs neither.
    [ "${CI:-}" = true ] && extra="$extra postgresql openjdk-17-jre-headless"
    wanted=$(missing_packages $extra)
    [ -n "$wanted" ] || return 0
    say "Installing system libraries: $wanted"
    if ! as_root apt-get update -qq ||
        ! as_root env DEBIAN_FRONTEND=noninteractive apt-get -o Dpkg::Use-Pty=0 install -y -qq --no-install-recommends $wanted >/dev/null; then
        say "They could not be installed from here. Ask an administrator to run:"
        say "    apt-get install --no-install-recommends $wanted"
    fi
}

# Many an agency's network has certificates of its own; the system knows them, uv's list does not.
export UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1

python=$(find_python)
install_system_libraries "$python"

uv=$(command -v uv || true)
if [ -z "$uv" ] || ! "$uv" --version >/dev/null 2>&1; then
    [ -x .uv/bin/uv ] || { "$python" -m venv .uv && .uv/bin/pip install --quiet --disable-pip-version-check 'uv>=0.6'; }
    uv=.uv/bin/uv
fi
# With --python an environment that is there may be made anew, and its kernels compiled again.
[ -x .venv/bin/python ] || "$uv" venv --quiet --python "$python" .venv
groups="${VBAS_GROUPS:-}"
[ "${CI:-}" = true ] && groups="$groups --group spark"
"$uv" sync --quiet --frozen --inexact $groups

[ "${1:-}" != packages ] || exit 0

# A kernel's cache does not notice that another file it was compiled with has changed.
stamp=.venv/kernels-compiled
changed=$(grep -rl --include='*.py' numba core)
if [ ! -e "$stamp" ] || [ -n "$(find $changed -newer "$stamp")" ]; then
    say "Compiling the kernels (once) ..."
    find core -name '*.nbi' -o -name '*.nbc' | xargs rm -f
    .venv/bin/python -m core.warm_up && touch "$stamp"
fi
