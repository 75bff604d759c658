"""What setting up and the moves of a match told, so that it can be read whatever becomes of its rules."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("moves", sa.Column("told", sa.Text))
    op.create_table(
        "setups",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_setups"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_setups_table_id"),
        sqlite_with_rowid=False,
    )
