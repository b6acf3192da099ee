"""Two tables: the log of events and the room codes; brought up to date by migrations."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
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

CONNECT_SECONDS = 10.0  # for a database to say something when a node starts

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
    UniqueConstraint("table", "command", name="one_effect_per_command"),
)

room = Table(
    "room",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table", String(32), nullable=False),
)


async def upgrade(url: str) -> None:
    """Bring the database at this URL to the newest schema."""
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
    if connection.dialect.name == "postgresql":  # several nodes may start at once: one at a time
        connection.execute(text("SELECT pg_advisory_xact_lock(8080)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


if __name__ == "__main__":
    import sys

    asyncio.run(upgrade(sys.argv[1]))
