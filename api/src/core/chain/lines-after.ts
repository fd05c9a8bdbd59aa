import { type Fragment, type Rows, sql } from "../read/sql.ts";
import { type ChainPlace, placeOf } from "./chain-cursor.ts";

/** Maximum number of links that one read scans, however few of their lines match. */
const LOOKED_AT = 10_000;

/** A line of the history at its place in the chain. */
export interface ChainedLine {
  readonly place: ChainPlace;
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
  readonly detail: object;
  readonly at: Date;
}

/** Lines after a place of the chain. */
export interface LinesAfter {
  readonly lines: readonly ChainedLine[];
  /** Place up to which the chain was scanned: all matching lines before it are included. */
  readonly end: ChainPlace;
  /** Position of the last link of the chain. */
  readonly head: number;
}

interface Row {
  readonly known: boolean;
  readonly head: number;
  readonly lookedAt: number;
  readonly lookedHash: string | null;
  readonly position: number | null;
  readonly hash: string;
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
  readonly detail: object;
  readonly at: Date;
}

/**
 * Reads the lines of the history after a place of its chain that meet a condition on `audit_entries e`, in
 * chain order; null when the place is not in this chain.
 * Transactions commit in another order than the ids of their lines. Links, however, are added by one
 * transaction at a time (`chainAudit` holds a lock until its commit), and only for committed lines. So when a
 * link is visible, every link before it is visible too. A line that is committed late is chained late, after
 * every place that was returned before.
 */
export async function linesAfter(
  read: Rows,
  { position, mark }: ChainPlace,
  condition: Fragment,
  limit: number,
): Promise<LinesAfter | null> {
  const rows = await read.rows<Row>(sql`with head as (
      select coalesce(max(position), 0)::int as position from audit_chain),
    looked as (
      select least(head.position, ${position}::int + ${LOOKED_AT}::int) as position from head)
    select ${position}::int = 0 or exists (select from audit_chain s
        where s.position = ${position}::int and left(s.hash, 32) = ${mark}::text) as known,
      head.position as head, looked.position as "lookedAt",
      (select s.hash from audit_chain s where s.position = looked.position) as "lookedHash",
      l.position, l.hash, l.id, l.type, l.record_id as "recordId", l.detail, l.at
    from head cross join looked left join lateral (
      select c.position, c.hash, e.id, e.type, e.record_id, e.detail, e.at
      from audit_chain c join audit_entries e on e.id = c.entry_id
      where c.position > ${position}::int and c.position <= looked.position and (${condition})
      order by c.position limit ${limit}::int) l on true
    order by l.position`);
  const [first] = rows;
  if (!first?.known) return null;
  const lines = rows.flatMap(({ position: at, hash, ...line }) =>
    at === null ? [] : [{ ...line, place: placeOf(at, hash) }],
  );
  const last = lines.length === limit ? lines.at(-1)?.place : undefined;
  return { lines, end: last ?? placeOf(first.lookedAt, first.lookedHash ?? ""), head: first.head };
}

/** Returns the place of the last link of the chain. */
export async function endOfChain(read: Rows): Promise<ChainPlace> {
  const [head] = await read.rows<{ position: number; hash: string }>(
    sql`select position, hash from audit_chain order by position desc limit 1`,
  );
  return placeOf(head?.position ?? 0, head?.hash ?? "");
}
