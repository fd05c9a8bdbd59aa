import { type Rows, sql } from "../../../core/read/sql.ts";
import type { CustomerLine } from "./customer-lines.rules.ts";

/**
 * Returns the customers that lines of a file are of, by line: the one with the document, else with the
 * e-mail.
 */
export async function knownCustomers(
  asker: Rows,
  lines: readonly CustomerLine[],
): Promise<ReadonlyMap<number, string>> {
  const keys = lines.flatMap((line) => line.keys);
  const found = await asker.rows<{ key: string; id: string }>(
    sql`select key, customer_id as id from customer_keys where key = any(${keys}::text[])`,
  );
  const owner = new Map(found.map(({ key, id }) => [key, id]));
  return new Map(
    lines.flatMap((line) => {
      const key = line.keys.find((one) => owner.has(one));
      return key === undefined ? [] : [[line.line, owner.get(key)!] as const];
    }),
  );
}
