"""People in place of guests: any number of sessions each, and credentials for those who want to be known again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

MOMENT = sa.DateTime(timezone=True)
# PostgreSQL renames in place; SQLite writes a table anew to change its constraints.
RENAMED = (
    "ALTER TABLE guests RENAME TO people",
    "ALTER TABLE people RENAME CONSTRAINT pk_guests TO pk_people",
    "ALTER TABLE chairs RENAME COLUMN guest TO person",
    "ALTER TABLE chairs RENAME CONSTRAINT fk_chairs_guest TO fk_chairs_person",
    "ALTER TABLE chairs RENAME CONSTRAINT uq_chairs_guest TO uq_chairs_person",
)


def upgrade() -> None:
    make_sessions()
    if op.get_bind().dialect.name == "sqlite":
        write_anew()
    else:
        for statement in RENAMED:
            op.execute(statement)
        op.drop_column("people", "secret_hash")
        for column in of_accounts():
            op.add_column("people", column)
        op.create_unique_constraint("uq_people_account", "people", ["account"])
        op.create_foreign_key("fk_sessions_person", "sessions", "people", ["person"], ["id"])
        op.create_foreign_key("fk_sessions_former", "sessions", "people", ["former"], ["id"])
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_people_mail", "people", ["mail"])
    make_credentials()


def of_accounts() -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text) for name in ("account", "password_hash", "mail", "language")]


def make_sessions() -> None:
    """Whoever was known by a secret is so still."""
    sqlite = op.get_bind().dialect.name == "sqlite"
    keys = [
        sa.ForeignKeyConstraint([name], ["people.id"], name=f"fk_sessions_{name}") for name in ("person", "former")
    ]
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.Column("former", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("secret_hash", name="uq_sessions_secret_hash"),
        *(keys if sqlite else []),  # on PostgreSQL when there are people
    )
    op.execute(
        "INSERT INTO sessions (id, person, secret_hash, device, created, seen)"
        " SELECT id, id, secret_hash, '', created, seen FROM guests"
    )


def write_anew() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        *of_accounts(),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
    )
    op.execute("INSERT INTO people (id, name, created, seen) SELECT id, name, created, seen FROM guests")
    op.create_table(
        "chairs_anew",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chairs_person"),
        sa.UniqueConstraint("person", "table_id", name="uq_chairs_person"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO chairs_anew (table_id, seat, person, bot, name)"
        " SELECT table_id, seat, guest, bot, name FROM chairs"
    )
    op.drop_table("chairs")
    op.rename_table("chairs_anew", "chairs")
    op.rename_table("people", "people_anew")  # so that renaming takes along who refers to the guests
    op.rename_table("guests", "people")
    op.drop_table("people")
    op.rename_table("people_anew", "people")


def make_credentials() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "code_hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_passkeys_person"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("expires", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person", "kind"])
    op.create_index("ix_tokens_expires", "tokens", ["expires"])
