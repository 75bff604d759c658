"""Notices: settings, addresses, the outbox, and when somebody last looked at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("presence", sa.Column("hidden", sa.JSON(none_as_null=True)))
    make_settings()
    make_outbox()


def make_settings() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("delays", sa.JSON, nullable=False),
        sa.Column("digest_hours", sa.Integer, nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("digest_due", MOMENT),
        sa.PrimaryKeyConstraint("person", name="pk_notice_settings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notice_settings_person"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notice_settings_digest_due", "notice_settings", ["digest_due"])
    op.create_table(
        "notice_addresses",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("session", sa.Text),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("retry", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_notice_addresses"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notice_addresses_person"),
    )
    op.create_index("ix_notice_addresses_person", "notice_addresses", ["person"])
    op.create_index("ix_notice_addresses_session", "notice_addresses", ["session"])


def make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("reason", sa.Integer, nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed", MOMENT),
        sa.Column("sent", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "kind", "way", name="pk_outbox"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_outbox_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_outbox_due", "outbox", ["state", "due"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_table(
        "attendance",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("looked", MOMENT),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_attendance"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_attendance_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attendance_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_attendance_table_id", "attendance", ["table_id"])
