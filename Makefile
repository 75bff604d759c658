# Two commands: `make play` and `make test`. Each sets up whatever it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' 2>/dev/null)

.PHONY: play test lint bench build lock clean

play: build
	@$(BIN)/chabudai play tokaido

test: build
	$(BIN)/python -m pytest -n auto tests
	CHABUDAI_PURE=1 $(BIN)/python -m pytest -n auto tests/core tests/games tests/bots

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: build
	@$(BIN)/chabudai bench

build: build/compiled

# The rules, compiled where there is a compiler; without one everything runs as plain Python.
build/compiled: $(VENV)/ready setup.py $(SOURCES)
	@echo "Compiling the rules (about half a minute, once) ..."
	@mkdir -p build
	@$(BIN)/python setup.py --quiet build_ext --inplace > build/log 2>&1 || { cat build/log; exit 1; }
	@grep '^chabudai:' build/log || true
	@touch $@

$(VENV)/ready: requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	CHABUDAI_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Pin every dependency, for all supported Pythons and platforms.
lock: $(VENV)/ready
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--extra parquet --group dev pyproject.toml -o requirements.lock

clean:
	rm -rf $(VENV) build src/*.egg-info
	find src -name '*.so' -delete
