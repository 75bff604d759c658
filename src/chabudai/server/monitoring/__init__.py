"""Monitoring: metrics, logs, the endpoint for Prometheus, and what a service manager is told.

Names no secret, and nobody outside writes a line of it. Imports no other package.
"""
