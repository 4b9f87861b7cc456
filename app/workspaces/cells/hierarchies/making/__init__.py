"""A dialog that makes levels: bands of numbers, beginnings of codes, columns of the file."""
