"""For all tests: no example is too slow on a busy machine, and CI tries the same ones each time."""

import os

from hypothesis import settings

settings.register_profile("vbas", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("vbas")
