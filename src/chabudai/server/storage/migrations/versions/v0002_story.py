"""What the rows of a match told, so that it can be read whatever becomes of its rules."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "story",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_story"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_story_table_id"),
        sqlite_with_rowid=False,
    )
