"""Around the games: private notes, invitations, blocks, and ids by which people are named to others."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

MOMENT = sa.DateTime(timezone=True)
FORMER = "@former"
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def upgrade() -> None:
    make_notes()
    name_people()
    make_invitations()
    make_blocks()
    note_who_talks()


def make_notes() -> None:
    op.create_table(
        "notes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_notes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notes_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_notes_table_id", "notes", ["table_id"])


def name_people() -> None:
    """Whoever is not gone gets an id for others, in the letters that ids have."""
    op.add_column("people", sa.Column("profile", sa.Text))
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("profile"))
    bind = op.get_bind()
    ids = bind.scalars(sa.select(people.c.id).where(people.c.name != FORMER)).all()
    rows = [{"the_id": each, "profile": "".join(secrets.choice(LETTERS) for _ in range(16))} for each in ids]
    if rows:
        bind.execute(sa.update(people).where(people.c.id == sa.bindparam("the_id")), rows)
    op.create_index("ix_people_profile", "people", ["profile"], unique=True)


def make_invitations() -> None:
    for name in ("invite_only", "onlookers"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "invitations",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("invited_by", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("table_id", "asked", name="uq_invitations_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invitations_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_invitations_person"),
        sa.ForeignKeyConstraint(["invited_by"], ["people.id"], name="fk_invitations_invited_by"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_token_hash", "invitations", ["token_hash"], unique=True)


def make_blocks() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_blocks_other"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])


def note_who_talks() -> None:
    """Of lines from before it is known where somebody sits on the seat still, under the same name."""
    op.add_column("chat", sa.Column("person", sa.Text))
    chat = sa.table("chat", *map(sa.column, ("table_id", "seat", "name", "person")))
    chairs = sa.table("chairs", *map(sa.column, ("table_id", "seat", "name", "person")))
    same = [getattr(chairs.c, name) == getattr(chat.c, name) for name in ("table_id", "seat", "name")]
    sitting = sa.select(chairs.c.person).where(*same).correlate(chat).scalar_subquery()
    op.execute(sa.update(chat).where(chat.c.seat.is_not(None)).values(person=sitting))
    op.create_index("ix_chat_person", "chat", ["person"])
