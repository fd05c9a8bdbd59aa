import { LRUCache } from "lru-cache";
import type pg from "pg";
import { type Named, namedText, StatementNames } from "../read/statement-names.ts";

/** Size limit of the cache of statement texts that detects repeated statements, in characters. */
const MOST_TEXT = 4 * 1024 * 1024;

type Query = (text: unknown, ...more: readonly unknown[]) => never;

/** Returns a function that names repeated statement texts, under which they are prepared. */
function namesOfRepeated(): (text: string) => string | undefined {
  const names = new StatementNames();
  const known = new LRUCache<string, Named>({
    maxSize: MOST_TEXT,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  return (text) => {
    let statement = known.get(text);
    if (!statement) known.set(text, (statement = namedText(text)));
    return names.of(statement);
  };
}

/**
 * Returns a connection class that prepares a statement with values the second time one of its connections
 * sends it: Postgres then neither parses it again nor, when the plan does not depend on the values, plans it
 * again. Texts without values are sent unchanged.
 */
export function preparing(Client: typeof pg.Client): typeof pg.Client {
  const nameOf = namesOfRepeated();
  return class extends Client {
    override query(text: unknown, values?: unknown, ...more: readonly unknown[]): never {
      const send = super.query as Query;
      const repeated = typeof text === "string" && Array.isArray(values) && values.length > 0;
      const name = repeated ? nameOf(text) : undefined;
      return send.call(this, name ? { name, text } : text, values, ...more);
    }
  };
}
