"""Schema: the tables of the database, the same on SQLite and PostgreSQL.

Changing anything here needs a new revision in `migrations/versions`; a test compares the two.
"""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

# Names of our own choosing: a later revision must be able to name what it drops.
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
}
metadata = MetaData(naming_convention=NAMES)


class Moment(TypeDecorator[datetime]):
    """A point in time, always aware and in UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError("a time without its zone cannot be stored")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        # SQLite keeps no zone, PostgreSQL answers in that of the session.
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# Whoever sits down. With an account they are known again by a password, a passkey or a recovery code.
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Column("account", Text, unique=True),  # the name to log in with, folded; None: a guest
    Column("password_hash", Text),
    Column("mail", Text),
    Column("language", Text),  # in which they are written to
    Column("profile", Text),  # the id by which others name them; who is gone has none
    Index("ix_people_mail", "mail"),
    Index("ix_people_profile", "profile", unique=True),
)

# One for each browser somebody is known in.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("secret_hash", Text, nullable=False, unique=True),
    Column("device", Text, nullable=False),  # in words, for the list of sessions
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Column("former", Text, ForeignKey("people.id")),  # the guest of this browser before the log-in, not yet merged
    Index("ix_sessions_person", "person"),
)

# Each opens the account once; gone when it was used.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("code_hash", Text, primary_key=True),
    sqlite_with_rowid=False,
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # the credential's own, as base64url
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),  # as it counts them itself: one that falls back was copied
    Column("device", Text, nullable=False),
    Column("created", Moment, nullable=False),
    Index("ix_passkeys_person", "person"),
)

# One-time tokens: links to another device, to a new password, to confirm an address; invitations; challenges.
tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("details", JSON, nullable=False),
    Column("expires", Moment, nullable=False),
    Index("ix_tokens_person", "person", "kind"),
    Index("ix_tokens_expires", "expires"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text),
    Column("public", Boolean, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("state", Text, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("deciders", JSON, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("rematch", Text, ForeignKey("tables.id")),
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("finished", Moment),
    Column("moved", Moment, nullable=False),
    # How often something of it was changed beside its game: so other processes see that they lack it.
    Column("revision", Integer, nullable=False, server_default="0"),
    # The newer rules that its match was last played again under, and the first move that they play otherwise.
    Column("compared", Integer),
    Column("differs_at", Integer),
    Column("invite_only", Boolean, nullable=False, server_default=false()),  # only who is invited may sit down
    Column("onlookers", Boolean, nullable=False, server_default=false()),  # whether others may look on then
    Index("ix_tables_moved", "state", "public", "moved"),
    Index("ix_tables_finished", "state", "public", "finished"),
    Index("ix_tables_host", "host", "state"),
)

# Without row numbers of its own SQLite keeps a table in the order of its key: what belongs together lies together.
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id")),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    # Nobody sits on two chairs of a table; led by the person, it also finds the tables of one.
    UniqueConstraint("person", "table_id"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text),
    Column("at", Moment, nullable=False),
    Column("told", Text),  # word for word; a row that takes back tells nothing
    Column("bot", Text),  # who held the seat: the level of a bot, empty for a person; once neither was noted
    sqlite_with_rowid=False,
)

# Of a choice that several make at once: what each seat has picked so far. Gone as soon as all are ready.
picks = Table(
    "picks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("changes", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    sqlite_with_rowid=False,
)

# What was done beside the question, and what it told. `n` is how many rows of `moves` there were.
acts = Table(
    "acts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("at", Moment, nullable=False),
    Column("told", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What setting up told, before the first move. Apart from `tables`, whose rows every move writes anew.
setups = Table(
    "setups",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("told", Text, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("person", Text),  # who said it, as far as that was kept
    Index("ix_chat_person", "person"),
    sqlite_with_rowid=False,
)

# Whom somebody does not want to hear, or to meet. Nobody else is ever told of it.
blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("other", Text, ForeignKey("people.id"), primary_key=True),
    Column("kind", Text, nullable=False),  # mute, or block, which is a mute too
    Column("since", Moment, nullable=False),
    Index("ix_blocks_other", "other"),
    sqlite_with_rowid=False,
)

# What somebody wrote for themself at a table. Nobody else is ever told of it.
notes = Table(
    "notes",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),  # how often it was written: so two tabs never overwrite each other
    Index("ix_notes_table_id", "table_id"),
    sqlite_with_rowid=False,
)

# To a table that waits: of a person, or by a link that one person may use. Gone when it is taken, declined or
# withdrawn, and when the game begins. One without a person and a link calls nobody: so whoever invites never learns
# whether there is such an account, or whom they may not invite.
invitations = Table(
    "invitations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("invited_by", Text, ForeignKey("people.id"), nullable=False),
    Column("at", Moment, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),  # as the host knows them; of a link that nobody has used yet, empty
    Column("asked", Text, nullable=False),  # how the host named them: to ask twice makes no second one
    Column("token_hash", Text),  # of a link that nobody has used yet
    UniqueConstraint("table_id", "asked"),
    Index("ix_invitations_person", "person"),
    Index("ix_invitations_token_hash", "token_hash", unique=True),
)

# Several processes may serve the same tables. What each knows of who is there goes when it is silent for long.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", Moment, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("process", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("here", JSON, nullable=False),
    Column("gone", JSON, nullable=False),
    Column("watching", Integer, nullable=False),
    Column("stalled", Boolean, nullable=False),
    Column("hidden", JSON(none_as_null=True)),  # who is there but does not look: the page lies behind others
    Index("ix_presence_table_id", "table_id"),
    sqlite_with_rowid=False,
)

# How somebody wants to be told, by kind and way, and how often in one mail. Whoever never asked has no row.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("delays", JSON, nullable=False),  # by kind and way in minutes
    Column("digest_hours", Integer, nullable=False),  # between two digests; 0: single mails
    Column("digest_hour", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("digest_due", Moment),
    Index("ix_notice_settings_digest_due", "digest_due"),
    sqlite_with_rowid=False,
)

# Where notices go: browsers that take web push, and webhooks. Secrets of their owner, never shown again.
notice_addresses = Table(
    "notice_addresses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("way", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("device", Text, nullable=False),
    Column("session", Text),  # of the browser: when it ends, nothing more goes there
    Column("created", Moment, nullable=False),
    Column("failures", Integer, nullable=False),  # one after the other
    Column("retry", Moment),
    Index("ix_notice_addresses_person", "person"),
    Index("ix_notice_addresses_session", "session"),
)

# The outbox: one notice for each person, table, kind and way. `reason` tells one from the next of the same kind.
outbox = Table(
    "outbox",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("way", Text, primary_key=True),
    Column("reason", Integer, nullable=False),
    Column("since", Moment, nullable=False),
    Column("due", Moment, nullable=False),
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claimed", Moment),  # until then one process sends it
    Column("sent", JSON, nullable=False),  # when, in the last day, in seconds of the epoch
    Index("ix_outbox_due", "state", "due"),
    Index("ix_outbox_table_id", "table_id"),
    sqlite_with_rowid=False,
)

# When somebody last looked at a table where they sit, and whether they want to be told of it.
attendance = Table(
    "attendance",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("looked", Moment),
    Column("muted", Boolean, nullable=False),
    Index("ix_attendance_table_id", "table_id"),
    sqlite_with_rowid=False,
)

# How far the schema of the queue is that keeps the jobs, where there is one.
queue_schema = Table("queue_schema", metadata, Column("migration", Text, primary_key=True))
