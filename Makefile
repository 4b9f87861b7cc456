# VBAS: `make run` opens the program, `make test` checks and tests it. Both set up what they need.
PYTHON_BIN := .venv/bin/python
PYTEST_FLAGS ?= -n 2 --dist worksteal

.PHONY: help run test check pytest spark bench texts bundle env packages format clean

help:            ## what can be made
	@grep -hE '^[a-z]+:.*##' Makefile | sed 's/:.*##/\t/'

run: env         ## open VBAS on the sample study (without a display: run it and say where the map is)
	@$(PYTHON_BIN) -m app

# Checks need no kernels: they run while these are compiled, and with the first tests.
test: packages   ## check, and all tests
	@$(MAKE) --no-print-directory -j2 spark pytest

check: packages  ## format, lint, types, import contracts
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports

pytest: env      ## the tests alone, but for those of Spark
	QT_QPA_PLATFORM=offscreen $(PYTHON_BIN) -m pytest $(PYTEST_FLAGS) --ignore=tests/spark

# They share one Java process, which makes all of their time: workers would start one each.
spark: check env ## the tests of Spark
	$(PYTHON_BIN) -m pytest tests/spark

bench:           ## the benchmarks (minutes; prints tables, changes nothing)
	@VBAS_GROUPS="--group bench" ./setup/env.sh
	@$(PYTHON_BIN) -m benchmarks

texts: env       ## gather the texts of the sources into the translation files, and compile these
	@$(PYTHON_BIN) -m setup.translations

bundle:          ## a program in one folder that needs no Python: dist/vbas (minutes; then tries it)
	@VBAS_GROUPS="--group bundle" ./setup/env.sh
	.venv/bin/pyinstaller --noconfirm --log-level ERROR --distpath dist --workpath build setup/vbas.spec
	@$(PYTHON_BIN) -m setup.try_program dist/vbas/vbas

env: packages    ## make .venv ready
	@./setup/env.sh

packages:
	@./setup/env.sh packages

format: env      ## bring the code into form
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

clean:           ## remove what was made
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist out
