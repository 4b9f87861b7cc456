"""A record changes what it blanks, and back."""
