import { plainName } from "../../../core/colombia/plain.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import type { CustomerLine } from "./sorted-customers.ts";

/**
 * A customer whom lines of a file may refer to, also under the name and telephone of a customer merged into
 * it.
 */
export interface KnownCustomer {
  readonly id: string;
  readonly name: string;
  readonly alias: string;
  readonly telefono: string | null;
  readonly keys: readonly string[];
}

/** Returns the existing customers with a document, an e-mail or a telephone from these lines. */
export function knownCustomers(
  caller: Rows,
  lines: readonly CustomerLine[],
): Promise<readonly KnownCustomer[]> {
  const keys = lines.flatMap((line) => line.keys);
  const phones = lines.flatMap(({ telefono }) => telefono ?? []);
  return caller.rows<KnownCustomer & object>(
    sql`select o.id, o.name, c.name as alias, c.telefono,
        array(select k.key from customer_keys k where k.customer_id = o.id) as keys
      from customers c join customers o on o.id = coalesce(c.merged_into_id, c.id)
      where c.erased_at is null and o.erased_at is null and c.id in (
        select customer_id from customer_keys where key = any(${keys}::text[])
        union select id from customers where telefono = any(${phones}::text[]))
      order by c.created_at, c.id`,
  );
}

/** Returns the customers of whom only the name is known, by their normalised name. */
export async function knownByName(
  caller: Rows,
  lines: readonly CustomerLine[],
): Promise<ReadonlyMap<string, string>> {
  const names = lines.map(({ name }) => name);
  if (names.length === 0) return new Map();
  const found = await caller.rows<{ name: string; id: string }>(
    sql`select c.name, c.id from customers c where c.merged_into_id is null and c.erased_at is null
      and c.email is null and c.telefono is null and c.documento_identidad is null
      and plain_text(c.name) in (select plain_text(n.name) from unnest(${names}::text[]) n(name))
      order by c.created_at desc, c.id desc`,
  );
  return new Map(found.map(({ name, id }) => [plainName(name), id]));
}
