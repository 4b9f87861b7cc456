"""Tools of the map: selecting, measuring, finding, bookmarks."""
