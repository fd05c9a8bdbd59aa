import type pg from "pg";

/** Number of statements of some pools since the process started, by success or failure. */
export interface StatementCounts {
  done: number;
  failed: number;
}

/**
 * Counts the statements of a pool in `counts`, including begin and commit. It listens to the server's answers
 * on each connection, so each statement costs only one addition.
 */
export function countStatements(pool: pg.Pool, counts: StatementCounts): void {
  const done = () => void (counts.done += 1);
  const failed = () => void (counts.failed += 1);
  pool.on("connect", ({ connection }) => connection.on("commandComplete", done).on("errorMessage", failed));
}
