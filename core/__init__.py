"""The methods of VBAS: areas, counts, placement, aggregation, suppression, evaluation.

Nothing in this package imports Qt or prints; long computations are generators of
:class:`core.steps.Step`, so that the window and the command line drive the same code.
"""

__version__ = "0.1.0"
