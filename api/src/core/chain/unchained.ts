import { v7 } from "uuid";
import { type Fragment, raw, sql } from "../read/sql.ts";
import { CHAINED_WITHIN, LOOKED_BACK } from "./chain-lines.ts";
import { idBefore } from "./id-time.ts";

/**
 * Returns the SQL condition for a line of the history (`row` is its alias) that should be chained by now but
 * is not: it is more than five minutes old, and either above the chain's last line or at most one day below
 * it.
 */
export function unchainedSql(row: string): Fragment {
  const id = raw(`${row}.id`);
  const now = v7();
  return sql`(${id} < ${idBefore(now, CHAINED_WITHIN)}::uuid
    and ${id} > coalesce((select least(h.entry_id, ${idBefore(now, LOOKED_BACK)}::uuid) from audit_chain h
      order by h.position desc limit 1), '00000000-0000-0000-0000-000000000000')
    and not exists (select from audit_chain k where k.entry_id = ${id}))`;
}
