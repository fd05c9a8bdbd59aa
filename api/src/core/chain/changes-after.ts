import { joined, type Rows, sql } from "../read/sql.ts";
import type { ChainPlace } from "./chain-cursor.ts";
import { type ChainedLine, linesAfter } from "./lines-after.ts";
import type { Follows, Reach, Touched } from "../changes/reach.ts";
import type { RecordKind } from "../changes/record-kind.enum.ts";
import { idsByLine, keyNaming, type Token, touchedRecords } from "../changes/touched.ts";

/** A record that changed after a place of the chain. */
export interface ChangedSince {
  readonly kind: RecordKind;
  readonly id: string;
  /** Time of the record's last change among the lines that were read. */
  readonly at: Date;
  /** True when the record was deleted. */
  readonly deleted: boolean;
}

/** Place in the chain after which changes are requested, and the maximum number of records. */
export interface AskedAfter {
  readonly since: ChainPlace;
  readonly limit: number;
}

/** Changed records up to a place, in the order of their last changes. */
export interface ChangesAfter {
  readonly items: readonly ChangedSince[];
  readonly end: ChainPlace;
  /** True when the chain continues after that place. */
  readonly hasMore: boolean;
}

/**
 * Returns the records of some kinds that changed after a place of the history's chain and that a person may
 * see, in two statements; null when the place is not in this chain. The changes of one line are never split,
 * so there can be more than `limit` records when the first line alone has more.
 */
export async function changesAfter(
  read: Rows,
  reaches: readonly Reach[],
  viewer: Follows,
  { since, limit }: AskedAfter,
): Promise<ChangesAfter | null> {
  const names = new Set(reaches.flatMap(({ lines }) => [...lines]));
  const wanted = sql`(split_part(e.type, '.', 1) = any(${[...names]}::text[])
    or jsonb_exists_any(e.detail, ${[...names].map(keyNaming)}::text[]))`;
  const after = await linesAfter(read, since, wanted, limit);
  if (!after) return null;
  const touched = after.lines.map((line) => ({ line, tokens: touchedRecords(line, names) }));
  const found = await recordsOf(
    read,
    reaches,
    viewer,
    touched.flatMap(({ tokens }) => tokens),
  );
  const { items, end } = gathered(touched, found, limit);
  const last = end ?? after.end;
  return { items, end: last, hasMore: last.position < after.head };
}

async function recordsOf(
  read: Rows,
  reaches: readonly Reach[],
  viewer: Follows,
  tokens: readonly Token[],
): Promise<ReadonlyMap<Token, readonly Touched[]>> {
  const ids = idsByLine(new Set(tokens));
  const statements = reaches.flatMap((reach) => reach.ofLines(ids, viewer) ?? []);
  if (statements.length === 0) return new Map();
  const rows = await read.rows<Touched>(joined(statements, " union all "));
  return Map.groupBy(rows, ({ line, source }) => `${line}:${source}`);
}

/** Returns each record once, at its last line; `end` is set when not all lines fitted. */
function gathered(
  lines: readonly { readonly line: ChainedLine; readonly tokens: readonly Token[] }[],
  found: ReadonlyMap<Token, readonly Touched[]>,
  limit: number,
): { readonly items: readonly ChangedSince[]; readonly end: ChainPlace | null } {
  const records = new Map<string, ChangedSince>();
  let end: ChainPlace | null = null;
  for (const { line, tokens } of lines) {
    const own = new Map(
      tokens.flatMap((token) => found.get(token) ?? []).map((row) => [`${row.kind} ${row.id}`, row]),
    );
    const more = [...own.keys()].filter((key) => !records.has(key)).length;
    if (end && records.size > 0 && records.size + more > limit) return { items: [...records.values()], end };
    for (const [key, { kind, id, gone }] of own) {
      records.delete(key);
      records.set(key, { kind, id, at: line.at, deleted: gone });
    }
    end = line.place;
  }
  return { items: [...records.values()], end: null };
}
