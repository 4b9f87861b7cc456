"""Polygons to pixels, without Qt: the window, reports and a headless picture share it.

The heart is an *id image*: for each pixel the index of the area under its centre. Colours are
looked up in a table by that index, so recolouring never touches geometry. `core.raster.kernels`
is compiled code and is imported late, by whoever paints first.
"""
