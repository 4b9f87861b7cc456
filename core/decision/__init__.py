"""Which geography can be released: what every level loses, and how many regions a limit allows."""
