import type { Services } from "../../../core/context.ts";
import { rowsFrom } from "../../../core/read/rows.ts";
import type { Fragment } from "../../../core/read/sql.ts";

/** Runs a select within a snapshot; returns rows as `rowsFrom` does. */
export type SnapshotRows = <Row extends object>(select: Fragment) => Promise<Row[]>;

/** Runs several reads in one database snapshot. */
export async function snapshot<T>(
  { pool }: Pick<Services, "pool">,
  read: (rows: SnapshotRows) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const answer = await read((select) => rowsFrom(client, select));
    await client.query("commit");
    return answer;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
