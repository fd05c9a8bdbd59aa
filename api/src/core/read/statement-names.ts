import type { Named } from "./statements.ts";

// A name is kept for ever on each connection, and each page of each filter would be one.
const MOST_NAMES = 500;

/**
 * Decides which statements are prepared under a name: those that come a second time, while fewer than 500
 * are.
 */
export class StatementNames {
  readonly #given = new Set<string>();

  /** The name to send a statement under, or nothing: then it goes unnamed. */
  of(statement: Named): string | undefined {
    if (this.#given.has(statement.name)) return statement.name;
    statement.uses += 1;
    if (statement.uses < 2 || this.#given.size >= MOST_NAMES) return undefined;
    this.#given.add(statement.name);
    return statement.name;
  }
}
