import { createHash } from "node:crypto";

/** Statement text that may be prepared under a name. */
export interface Named {
  readonly text: string;
  /** A hash of the text. */
  readonly name: string;
  /** Number of runs before the text was prepared under its name. */
  uses: number;
}

/** Returns the entry of a text that has not run yet, with its possible name. */
export const namedText = (text: string): Named => ({ text, name: nameOf(text), uses: 0 });

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

// A name is kept for ever on each connection, and each page of each filter would be one.
const MOST_NAMES = 500;

/** Decides which statements are prepared under a name: repeated statements, up to a limit of 500. */
export class StatementNames {
  readonly #given = new Set<string>();

  /** Returns the name to send a statement under, or undefined to send it unnamed. */
  of(statement: Named): string | undefined {
    if (this.#given.has(statement.name)) return statement.name;
    statement.uses += 1;
    return statement.uses < 2 ? undefined : this.given(statement.name);
  }

  /** Returns the name of a text with few variants that takes long to plan; it is named at its first use. */
  ofFew(text: string): string | undefined {
    const { name } = namedText(text);
    return this.#given.has(name) ? name : this.given(name);
  }

  private given(name: string): string | undefined {
    if (this.#given.size >= MOST_NAMES) return undefined;
    this.#given.add(name);
    return name;
  }
}
