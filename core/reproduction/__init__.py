"""The papers' results made again: what is run, what the papers say, and whether it holds.

Each paper is one package: its design (what is run), its claims (the paper's figures beside ours).
`core.io.reproduction` makes the data, keeps finished runs and writes the page.
"""
