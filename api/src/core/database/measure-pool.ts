import type pg from "pg";
import type { Metrics } from "../log/metrics.ts";

/** Shows in the metrics what the connections that pages are read by do. */
export function measurePool(metrics: Metrics, pool: pg.Pool): void {
  metrics.gauges(
    "travesia_database_connections",
    "Connections of the pool for reads, by what they do",
    "state",
    async () =>
      new Map([
        ["busy", pool.totalCount - pool.idleCount],
        ["idle", pool.idleCount],
      ]),
  );
  metrics.gauge(
    "travesia_database_waiting",
    "Reads that wait for a connection",
    async () => pool.waitingCount,
  );
}
