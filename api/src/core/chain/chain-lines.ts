import { v7 } from "uuid";
import type { JobContext, Sweep } from "../jobs/jobs.ts";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";
import { idBefore } from "./id-time.ts";

/** Version of the text format that `audit_text` uses for new links. */
const VERSION = 2;
/** Maximum number of lines that one transaction adds to the chain. */
const MOST = 1_000;
const MINUTE = 60_000;
/** Age at which a line that is not yet in the chain is reported, in milliseconds. */
export const CHAINED_WITHIN = 5 * MINUTE;
/**
 * Age up to which lines are checked every minute, and interval at which all lines are checked, in
 * milliseconds.
 */
export const LOOKED_BACK = 24 * 60 * MINUTE;
const ALL_EVERY = 60 * MINUTE;

const FIRST = "00000000-0000-0000-0000-000000000000";

interface Chained {
  readonly chained: number;
  /** Number of these lines that were chained too late. */
  readonly late: number;
  /** Id of the last chained line; null when there was none. */
  readonly last: string | null;
}

/**
 * Adds to the chain the committed lines with an id above `above` that have no link yet, in the order of their
 * ids. A line that commits after a line with a higher id gets its link after that line's.
 */
export async function chainAudit(work: Work, { above }: { readonly above: string }): Promise<Chained> {
  await work.lockName("audit chain");
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
 * Adds every line above an id to the chain in batches, so that no transaction holds the lock for long;
 * returns how many lines there were.
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
 * Sweep that extends the chain over the history, separately from the acts that write the lines. It checks the
 * lines of the last day every minute, and all lines once an hour and at startup, because a line may commit
 * after others with higher ids.
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
