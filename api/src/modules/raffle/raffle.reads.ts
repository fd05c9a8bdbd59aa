import type { Context } from "../../core/context.ts";
import type { PageArgs } from "../../core/page.ts";
import type { FreeNumbers } from "./raffle.types.ts";

/** The numbers of the open raffle that nobody has taken, ascending: none while no raffle is open. */
export async function freeNumbers(
  { services }: Context,
  { page, limit, offset }: PageArgs,
): Promise<FreeNumbers> {
  const { rows } = await services.pool.query<{ values: string[]; total: number }>(
    `with free as (select n.value from raffle_numbers n join raffles r on r.id = n.raffle_id where r.status = 'open' and n.selected_at is null)
     select (select count(*)::int from free) as total,
       array(select value from free order by value limit $1 offset $2) as values`,
    [limit, offset],
  );
  const { values = [], total = 0 } = rows[0] ?? {};
  return { values, total, page, totalPages: Math.ceil(total / limit) };
}
