import type { Context } from "../../../core/context.ts";
import type { Page, PageArgs } from "../../../core/page.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { isIdle } from "./idle-person.sql.ts";
import type { IdlePerson } from "./idle-person.types.ts";

const before = sql`${bind.now}::timestamptz
  - (select make_interval(days => idle_person_days) from retention_rules)`;

/** Returns a page of people who never bought, longest inactive first. */
export async function idlePeople(
  { read }: Context,
  { page, limit, offset }: PageArgs,
): Promise<Page<IdlePerson>> {
  const { items, total } = await read.listing<IdlePerson>({
    columns: sql`c.id, c.name, a.quotes, a.at as "lastQuoteAt"`,
    from: sql`from customers c cross join lateral (
      select count(*)::int as quotes, max(q.updated_at) as at from quotes q where q.customer_id = c.id) a
      where ${isIdle(before)}`,
    order: sql`a.at, c.id`,
    limit,
    offset,
  });
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
