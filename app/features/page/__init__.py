"""Pages to print: the map with title, legend, scale and source line."""
