import { type Fragment, sql } from "../../../core/read/sql.ts";

/**
 * Returns the condition that person `customers c` had a quote but never bought, and has no quote or note
 * after `before`.
 */
export const isIdle = (before: Fragment): Fragment => sql`(c.merged_into_id is null and c.erased_at is null
  and not c.reserved
  and exists (select from quotes q where q.customer_id = c.id)
  and not exists (select from quotes q where q.customer_id = c.id and q.updated_at >= ${before})
  and not exists (select from customer_notes n where n.customer_id = c.id and n.created_at >= ${before})
  and not exists (select from contracts k where k.customer_id = c.id)
  and not exists (select from past_sales s where s.customer_id = c.id))`;
