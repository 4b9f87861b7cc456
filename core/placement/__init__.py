"""Where the Voronoi sites go: one file per approach."""
