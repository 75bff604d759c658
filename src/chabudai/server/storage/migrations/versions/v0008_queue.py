"""Jobs are kept in a queue of the database: how far its own schema is."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "queue_schema",
        sa.Column("migration", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("migration", name="pk_queue_schema"),
    )
