"""The log of events and the room codes."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text, UniqueConstraint

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "event",
        Column("table", String(32), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("command", String(64)),
        Column("seat", Integer),
        Column("kind", String(16), nullable=False),
        Column("payload", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("table", "command", name="one_effect_per_command"),
    )
    op.create_table(
        "room",
        Column("code", String(8), primary_key=True),
        Column("table", String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("room")
    op.drop_table("event")
