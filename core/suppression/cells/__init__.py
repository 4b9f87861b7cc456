"""Cell suppression: values are blanked until each combination an adversary could know is safe."""
