import { v7 } from "uuid";
import { type Fragment, raw, sql } from "../read/sql.ts";
import { CHAINED_WITHIN, LOOKED_BACK } from "./chain-lines.ts";
import { idBefore } from "./id-time.ts";

/**
 * Returns whether a line of the history (`row`: its alias) should have been chained by now, and is not: it is
 * more than five minutes old, and the chain has not come to it, or went past it within the last day.
 */
export function unchainedSql(row: string): Fragment {
  const id = raw(`${row}.id`);
  const now = v7();
  return sql`(${id} < ${idBefore(now, CHAINED_WITHIN)}::uuid
    and ${id} > coalesce((select least(h.entry_id, ${idBefore(now, LOOKED_BACK)}::uuid) from audit_chain h
      order by h.position desc limit 1), '00000000-0000-0000-0000-000000000000')
    and not exists (select from audit_chain k where k.entry_id = ${id}))`;
}
