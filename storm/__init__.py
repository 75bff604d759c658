"""A load and fault run, longer than the tests: `make storm` prints its figures as a table for docs/load-tests.md."""
