import { v7 } from "uuid";
import { type Asking, rowsFrom } from "../read/rows.ts";
import { type Fragment, sql } from "../read/sql.ts";
import { CHAINED_WITHIN } from "./chain-lines.ts";
import type { ChainHead } from "./chain-head.ts";
import { idBefore } from "./id-time.ts";

/** Faults of a history line or of its link. */
export type FaultKind =
  /** The line differs from its content when it was chained. */
  | "changed"
  /** A chained line is missing. */
  | "missing"
  /** A line has no link, although later lines have one or the chain has stopped. */
  | "unchained"
  /** A link does not match the previous link. */
  | "broken"
  /** The chain has another hash than a document records, or ends before that link. */
  | "witness";

/** One fault, with the known facts of its line. */
export interface Fault {
  readonly kind: FaultKind;
  /** Position in the chain; null for a line without a link. */
  readonly position: number | null;
  readonly entryId: string | null;
  readonly type: string | null;
  readonly recordId: string | null;
  readonly at: Date | null;
  /** Document that contradicts the chain; null for every other kind of fault. */
  readonly witness: string | null;
}

/** Head of the chain that a document records. */
export interface Witness extends ChainHead {
  /** Name of the document, as a person reads it. */
  readonly document: string;
}

/** Result of checking the chain. */
export interface Verified {
  readonly head: ChainHead | null;
  readonly links: number;
  readonly faults: readonly Fault[];
  /**
   * Number of lines chained more than an hour after they were written: entered by hand, or while jobs were
   * stopped.
   */
  readonly late: number;
}

const faultyLinks = (): Fragment => sql`with links as (
    select c.position, c.entry_id, c.version, c.previous, c.hash,
      coalesce(lag(c.hash) over w, repeat('0', 64)) as before,
      coalesce(lag(c.position) over w, 0) as place
    from audit_chain c window w as (order by c.position))
  select case when l.previous <> l.before or l.position <> l.place + 1 then 'broken'
      when e.id is null then 'missing' else 'changed' end as kind,
    l.position, l.entry_id as "entryId", e.type, e.record_id as "recordId", e.at, null as witness
  from links l left join audit_entries e on e.id = l.entry_id
  where l.previous <> l.before or l.position <> l.place + 1 or e.id is null
    or l.hash <> audit_hash(l.previous, l.position, audit_text(e, l.version::int))
  order by l.position limit 200`;

const unchainedLines = (before: string): Fragment => sql`select 'unchained' as kind, null::int as position,
    e.id as "entryId", e.type, e.record_id as "recordId", e.at, null as witness
  from audit_entries e where e.id < ${before}::uuid
    and not exists (select from audit_chain c where c.entry_id = e.id)
  order by e.id limit 200`;

const unknownTo = (witnesses: readonly Witness[]): Fragment => sql`select 'witness' as kind, w.position,
    c.entry_id as "entryId", null as type, null as "recordId", null as at, w.document as witness
  from jsonb_to_recordset(${JSON.stringify(witnesses)}::jsonb) as w(position int, hash text, document text)
    left join audit_chain c on c.position = w.position
  where c.hash is distinct from w.hash order by w.position limit 200`;

/**
 * Checks the whole history against its chain, and the chain against the documents that record its head. It
 * only reads, and returns at most 200 faults of each kind.
 */
export async function verifyChain(pool: Asking, witnesses: readonly Witness[]): Promise<Verified> {
  const [head] = await rowsFrom<ChainHead>(
    pool,
    sql`select position, hash from audit_chain order by position desc limit 1`,
  );
  const [counted] = await rowsFrom<{ links: number; late: number }>(
    pool,
    sql`select count(*) as links,
        count(*) filter (where c.chained_at - greatest(e.at, b.begun) > interval '1 hour') as late
      from audit_chain c left join audit_entries e on e.id = c.entry_id
        cross join (select min(chained_at) as begun from audit_chain) b`,
  );
  const faults = [
    ...(await rowsFrom<Fault>(pool, faultyLinks())),
    ...(await rowsFrom<Fault>(pool, unchainedLines(idBefore(v7(), CHAINED_WITHIN)))),
    ...(await rowsFrom<Fault>(pool, unknownTo(witnesses))),
  ];
  return { head: head ?? null, links: counted?.links ?? 0, late: counted?.late ?? 0, faults };
}
