import type pg from "pg";
import type { Metrics } from "../log/metrics.ts";
import type { StatementCounts } from "./statement-counts.ts";

/** Purpose of a pool: `read` for reads, `write` for acts. */
export type PoolKind = "read" | "write";

/** A pool, which is opened with its first connection, and its statement counts. */
export interface MeasuredPool {
  readonly pool: () => pg.Pool | undefined;
  readonly statements: StatementCounts;
}

/** Adds the state of the database connections and the number of statements to the metrics. */
export function measurePools(metrics: Metrics, pools: Readonly<Record<PoolKind, MeasuredPool>>): void {
  const kinds = Object.entries(pools);
  metrics.gaugesBy(
    "travesia_database_connections",
    "Connections to the database, by what they are for and what they do",
    ["kind", "state"],
    () =>
      kinds.flatMap(([kind, { pool }]) => {
        const { totalCount = 0, idleCount = 0 } = pool() ?? {};
        return [
          [{ kind, state: "busy" }, totalCount - idleCount],
          [{ kind, state: "idle" }, idleCount],
        ] as const;
      }),
  );
  metrics.gaugesBy(
    "travesia_database_waiting",
    "Requests that wait for a connection to the database",
    ["kind"],
    () => kinds.map(([kind, { pool }]) => [{ kind }, pool()?.waitingCount ?? 0] as const),
  );
  metrics.counts(
    "travesia_database_statements_total",
    "Statements that the database answered, by what they are for and how they ended",
    ["kind", "outcome"],
    () =>
      kinds.flatMap(
        ([kind, { statements }]) =>
          [
            [{ kind, outcome: "done" }, statements.done],
            [{ kind, outcome: "failed" }, statements.failed],
          ] as const,
      ),
  );
}
