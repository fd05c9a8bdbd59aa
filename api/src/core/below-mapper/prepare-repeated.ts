import { LRUCache } from "lru-cache";
import type pg from "pg";
import { type Named, namedText, StatementNames } from "./statement-names.ts";
import { isKnownOn, PreparedQuery, type PreparedResult } from "./prepared-query.ts";

/** Size limit of the cache of statement texts that detects repeated statements, in characters. */
const MOST_TEXT = 4 * 1024 * 1024;

type Query = (text: unknown, ...more: readonly unknown[]) => unknown;

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
 * Makes a pool prepare a statement with values the second time it is sent: Postgres then neither parses it
 * again nor, when the plan does not depend on the values, plans it again. Texts without values are sent
 * unchanged. A transaction begins with its first statement, in the same message when that is prepared.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const nameOf = namesOfRepeated();
  /** Connections that will begin a transaction together with their next statement. */
  const beginning = new WeakSet<pg.ClientBase>();
  pool.on("release", (_error, client) => void beginning.delete(client));
  pool.on("connect", (client) => {
    const query: Query = client.query.bind(client);
    const parserOf = (type: number) => client.getTypeParser(type, "text") as (text: string) => unknown;
    const asked: Query = (text, values, ...more) => {
      if (text === "begin") {
        beginning.add(client);
        return Promise.resolve(done("BEGIN"));
      }
      const begins = beginning.delete(client);
      // A transaction without a statement has not begun.
      if (begins && (text === "commit" || text === "rollback")) return Promise.resolve(done("ROLLBACK"));
      const repeated = typeof text === "string" && Array.isArray(values) && values.length > 0;
      const name = repeated ? nameOf(text) : undefined;
      if (!name || more.length > 0) {
        const ask = () => query(name ? { name, text } : text, values, ...more);
        return begins ? (query("begin") as Promise<unknown>).then(ask) : ask();
      }
      const statement = { name, text: text as string, values: values as readonly unknown[] };
      const ask = (first: boolean) =>
        new Promise<PreparedResult>((resolve, reject) =>
          query(
            new PreparedQuery(statement, parserOf, first),
            (error: Error | null, result: PreparedResult) => (error ? reject(error) : resolve(result)),
          ),
        );
      if (!begins || isKnownOn(client.connection, name)) return ask(begins);
      return (query("begin") as Promise<unknown>).then(() => ask(false));
    };
    client.query = asked as typeof client.query;
  });
}

const done = (command: string): PreparedResult => ({ command, rowCount: null, rows: [] });
