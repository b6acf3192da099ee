"""The schema: a table of events and one of room codes, brought up to date by migrations."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.ext.asyncio import create_async_engine

log = logging.getLogger("bellyflop")

CONNECT_SECONDS = 10.0  # the timeout for a database when a node starts

metadata = MetaData()

event = Table(
    "event",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("command", String(64)),
    Column("seat", Integer),
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("digest", String(16)),
    UniqueConstraint("table", "command", name="one_effect_per_command"),
)

room = Table(
    "room",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table", String(32), nullable=False),
)


async def upgrade(url: str) -> None:
    """Migrate the database at this URL to the newest schema this program knows."""
    engine = create_async_engine(
        url, connect_args={} if url.startswith("sqlite") else {"timeout": CONNECT_SECONDS}
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except TimeoutError:
        why = f"it has said nothing for {CONNECT_SECONDS:g} seconds"
        raise TimeoutError(why) from None
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # nodes migrate one at a time
        connection.execute(text("SELECT pg_advisory_xact_lock(8080)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        # Migrations only add to the schema, so an older version can go on beside a newer one.
        newest = ScriptDirectory.from_config(config).get_current_head()
        there = MigrationContext.configure(connection).get_current_revision()
        log.warning(
            "A newer Bellyflop has brought this database to schema %s; this one knows %s. It goes "
            "on with what it knows. Install the newer version here too.",
            there,
            newest,
        )


if __name__ == "__main__":
    import sys

    asyncio.run(upgrade(sys.argv[1]))
