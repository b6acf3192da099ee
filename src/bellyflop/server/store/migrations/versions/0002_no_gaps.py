"""A row of the log whose predecessor is missing is refused, like a duplicate row.

With the key alone, a node that remembers more than a restored database has could write past its
end, and a table with a gap could never be read again.
"""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_FOLLOWS_NOTHING = (
    'NOT EXISTS (SELECT 1 FROM event WHERE "table" = NEW."table" AND seq = NEW.seq - 1)'
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "CREATE TRIGGER no_gaps BEFORE INSERT ON event"
            f" WHEN NEW.seq > 0 AND {_FOLLOWS_NOTHING}"
            " BEGIN SELECT RAISE(ABORT, 'the row before this one is not there'); END"
        )
        return
    op.execute(
        "CREATE FUNCTION no_gaps() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" IF {_FOLLOWS_NOTHING} THEN RAISE EXCEPTION 'the row before this one is not there'"
        " USING ERRCODE = 'integrity_constraint_violation'; END IF;"
        " RETURN NEW; END $$"
    )
    op.execute(
        "CREATE TRIGGER no_gaps BEFORE INSERT ON event FOR EACH ROW WHEN (NEW.seq > 0)"
        " EXECUTE FUNCTION no_gaps()"
    )


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER no_gaps")
        return
    op.execute("DROP TRIGGER no_gaps ON event")
    op.execute("DROP FUNCTION no_gaps")
