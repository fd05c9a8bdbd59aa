import { createHash } from "node:crypto";

/** A text that may be prepared under a name. */
export interface Named {
  readonly text: string;
  /** A hash of the text. */
  readonly name: string;
  /** Number of times it ran before it had its name. */
  uses: number;
}

/** Returns a text that has not run yet, with the name it may have. */
export const namedText = (text: string): Named => ({ text, name: nameOf(text), uses: 0 });

const nameOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

// A name is kept for ever on each connection, and each page of each filter would be one.
const MOST_NAMES = 500;

/** Decides which statements are prepared under a name: repeated ones, while fewer than 500 are. */
export class StatementNames {
  readonly #given = new Set<string>();

  /** Returns the name to send a statement under, or undefined to send it unnamed. */
  of(statement: Named): string | undefined {
    if (this.#given.has(statement.name)) return statement.name;
    statement.uses += 1;
    return statement.uses < 2 ? undefined : this.given(statement.name);
  }

  /** Returns the name of a text with few variants that takes long to plan: it has one at once. */
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
