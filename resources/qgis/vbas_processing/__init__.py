"""A plugin of QGIS: a Processing provider whose algorithms run the command ``vbas``."""


def classFactory(iface):
    """The plugin, as QGIS makes it; ``iface`` is its window, or None."""
    from .provider import Plugin

    return Plugin()
