"""Tables are counted by their host whenever one is laid."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host", "state"])
