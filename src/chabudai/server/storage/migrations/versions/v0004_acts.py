"""What is done beside the question, and what it told."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("actions", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_acts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_acts_table_id"),
        sqlite_with_rowid=False,
    )
