"""Which moves a bot made, so that a game tells for ever where one played on for somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("moves", sa.Column("bot", sa.Text))
