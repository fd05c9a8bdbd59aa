import { LRUCache } from "lru-cache";
import type pg from "pg";
import { StatementNames } from "../read/statement-names.ts";
import { type Named, namedText } from "../read/statements.ts";

/** How much text is remembered until it comes again. */
const MOST_TEXT = 4 * 1024 * 1024;

type Query = (text: unknown, ...more: readonly unknown[]) => unknown;

/**
 * Makes a pool prepare what comes with values, once it comes again: Postgres then neither parses nor, where
 * the plan does not depend on the values, plans it anew. Texts without values go as they are.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const names = new StatementNames();
  const known = new LRUCache<string, Named>({
    ...{ maxSize: MOST_TEXT, sizeCalculation: ({ text }) => text.length + 1 },
  });
  const nameOf = (text: string): string | undefined => {
    let statement = known.get(text);
    if (!statement) known.set(text, (statement = namedText(text)));
    return names.of(statement);
  };
  pool.on("connect", (client) => {
    const query: Query = client.query.bind(client);
    const prepared: Query = (text, values, ...more) => {
      const repeated = typeof text === "string" && Array.isArray(values) && values.length > 0;
      const name = repeated ? nameOf(text) : undefined;
      return query(name ? { name, text } : text, values, ...more);
    };
    client.query = prepared as typeof client.query;
  });
}
