"""Processes: what runs beside the lobby of one process, and how several serve the same tables of one database.

News of other processes, jobs of the shared queue, workers, housekeeping. Imports `lobby` and what that may import;
`door` imports it.
"""
