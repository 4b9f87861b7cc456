"""Help that is there: what has the focus in words, and a manual of ten short pages."""
