"""A row keeps a digest of its command, to detect the same id with other content."""

from alembic import op
from sqlalchemy import Column, String

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("event", Column("digest", String(16)))


def downgrade() -> None:
    op.drop_column("event", "digest")
