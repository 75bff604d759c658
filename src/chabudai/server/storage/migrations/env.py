"""Run by Alembic: the revisions go through the connection that `upgrade` has opened."""

from alembic import context

from chabudai.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
