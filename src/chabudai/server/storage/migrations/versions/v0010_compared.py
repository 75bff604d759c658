"""Games of older rules are compared with those of today: with which they were, and at which move they differ."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("compared", sa.Integer))
    op.add_column("tables", sa.Column("differs_at", sa.Integer))
