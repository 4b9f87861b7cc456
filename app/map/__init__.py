"""The map: canvas, tools, layers, and the colours that panels lend it."""
