import { v7 } from "uuid";
import type { JobContext, Sweep } from "../jobs/jobs.ts";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";
import { idBefore } from "./id-time.ts";

/** Version of the text format in which `audit_text` writes a line that is chained now. */
const VERSION = 2;
/** Most lines that one transaction chains. */
const MOST = 1_000;
const MINUTE = 60_000;
/** Milliseconds after which a line that is not chained is reported. */
export const CHAINED_WITHIN = 5 * MINUTE;
/** Age up to which lines are checked every minute, and interval at which all of them are, in milliseconds. */
export const LOOKED_BACK = 24 * 60 * MINUTE;
const ALL_EVERY = 60 * MINUTE;

const FIRST = "00000000-0000-0000-0000-000000000000";

interface Chained {
  readonly chained: number;
  /** Number of these lines that had waited too long. */
  readonly late: number;
  /** The id of the last one; null when there was none. */
  readonly last: string | null;
}

/**
 * Chains committed lines of the history that are in no link yet, in the order of their ids, above an id. A
 * line that is committed after one with a higher id gets its link after that line's.
 */
export async function chainAudit(work: Work, { above }: { readonly above: string }): Promise<Chained> {
  await work.turn("audit chain");
  const lateBelow = idBefore(v7(), CHAINED_WITHIN);
  const [row] = await work.rows<Chained>(sql`with recursive fresh as materialized (
      select row_number() over (order by f.id) as n, f.id, audit_text(e, ${VERSION}::int) as line
      from (select id from audit_entries a where a.id > ${above}::uuid
          and not exists (select from audit_chain c where c.entry_id = a.id)
        order by id limit ${MOST}) f join audit_entries e on e.id = f.id),
    head as (select coalesce(max(position), 0)::int as position from audit_chain),
    links (n, position, entry_id, previous, hash) as (
      select 0::bigint, h.position, null::uuid, '', coalesce(c.hash, repeat('0', 64))
        from head h left join audit_chain c on c.position = h.position
      union all
      select f.n, l.position + 1, f.id, l.hash, audit_hash(l.hash, l.position + 1, f.line)
        from links l join fresh f on f.n = l.n + 1),
    written as (
      insert into audit_chain (position, entry_id, version, previous, hash, chained_at)
      select position, entry_id, ${VERSION}::int, previous, hash, ${work.now}::timestamptz
        from links where n > 0
      returning position, entry_id)
    select count(*)::int as chained, (count(*) filter (where entry_id < ${lateBelow}::uuid))::int as late,
      (array_agg(entry_id order by position desc))[1]::text as last
    from written`);
  return row ?? { chained: 0, late: 0, last: null };
}

/**
 * Chains every line above an id, some at a time, so that nothing waits for long; answers how many there were.
 */
export async function chainAll(context: JobContext, above = FIRST): Promise<Omit<Chained, "last">> {
  let [chained, late] = [0, 0];
  for (let from: string | null = above; from !== null;) {
    const batch: Chained = await context.run(chainAudit, { above: from });
    chained += batch.chained;
    late += batch.late;
    from = batch.chained === MOST ? batch.last : null;
  }
  return { chained, late };
}

/**
 * Keeps the chain over the history, beside the acts that write it. Every minute the lines of a day are looked
 * at, once an hour and at the start all of them: a line may be committed after others with higher ids.
 */
export function chainSweep(): Sweep {
  let all: Date | null = null;
  return {
    name: "audit.chain",
    run: async (context) => {
      const { clock, log } = context.services;
      const now = clock.now();
      const whole = all === null || now.getTime() - all.getTime() >= ALL_EVERY;
      const { chained, late } = await chainAll(context, whole ? FIRST : idBefore(v7(), LOOKED_BACK));
      if (whole) all = now;
      if (late > 0) log.warn({ chained, late }, "audit: lines of the history waited to be chained");
    },
  };
}
