import type { Context } from "../../core/context.ts";
import type { PageArgs } from "../../core/page.ts";
import { sql } from "../../core/read/sql.ts";
import type { FreeNumbers } from "./raffle.types.ts";

/** Returns the free numbers of the open raffle, ascending; empty while no raffle is open. */
export async function freeNumbers(
  { read }: Context,
  { page, limit, offset }: PageArgs,
): Promise<FreeNumbers> {
  const { values, total } = await read.row<{ values: string[]; total: number }>(
    sql`with free as (select n.value from raffle_numbers n join raffles r on r.id = n.raffle_id
      where r.status = 'open' and n.selected_at is null)
     select (select count(*) from free) as total,
       array(select value from free order by value limit ${limit} offset ${offset}) as values`,
  );
  return { values, total, page, totalPages: Math.ceil(total / limit) };
}
