"""A load and fault run, longer than the tests: `make storm` prints its figures for docs/load-tests.md."""
