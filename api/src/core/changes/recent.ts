import type { Token } from "./touched.ts";

/** Milliseconds in which a change is remembered, and how many are at the most. */
const KEPT = 5_000;
const MOST = 500;

/**
 * Changes of the last seconds: a reader who begins to follow a record just after reading it misses nothing of
 * what happened in between.
 */
export class Recent {
  #kept: { readonly token: Token; readonly at: number }[] = [];

  /** Remembers what changed now. */
  add(tokens: Iterable<Token>): void {
    const at = performance.now();
    for (const token of tokens) this.#kept.push({ token, at });
    if (this.#kept.length > MOST) this.#kept = this.#kept.slice(-MOST);
  }

  /** Returns the recent changes under some lines of the history. */
  of(lines: ReadonlySet<string> | undefined): Token[] {
    const since = performance.now() - KEPT;
    this.#kept = this.#kept.filter(({ at }) => at >= since);
    return this.#kept.flatMap(({ token }) => (lines?.has(token.slice(0, token.indexOf(":"))) ? [token] : []));
  }
}
