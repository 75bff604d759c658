"""Several processes serve the same tables: each says who is at them, and sees what of a table has changed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("here", sa.JSON, nullable=False),
        sa.Column("gone", sa.JSON, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.Column("stalled", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", name="pk_presence"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
