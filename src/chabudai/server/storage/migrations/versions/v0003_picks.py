"""What is picked in a choice that several make at once, until all are ready."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "picks",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("actions", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_picks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_picks_table_id"),
        sqlite_with_rowid=False,
    )
