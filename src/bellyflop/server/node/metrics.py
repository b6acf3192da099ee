"""Prometheus metrics: tables, sockets, commands, commit times."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The numbers of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("bellyflop_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("bellyflop_sockets", "Open sockets", registry=self.registry)
        self.commands = Counter(
            "bellyflop_commands", "Commands by their answer", ["status"], registry=self.registry
        )
        self._answers: dict[str, Counter] = {}  # by status: quicker than a look-up by label
        self.commits = Histogram(
            "bellyflop_commit_seconds",
            "One commit, with all the moves that share it",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=self.registry,
        )

    def answered(self, status: str) -> None:
        """Count a command that got this answer."""
        if status not in self._answers:
            self._answers[status] = self.commands.labels(status)
        self._answers[status].inc()

    def committed(self, seconds: float) -> None:
        """Count a commit that took so long."""
        self.commits.observe(seconds)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)
