import type { Token } from "./touched.ts";

/** Time for which a change is remembered, in milliseconds. */
export const REMEMBERED = 5_000;
/** Maximum number of remembered changes. */
const MOST = 500;

/**
 * Changes of the last seconds, so that a reader who begins to follow a record just after reading it misses no
 * change in between.
 */
export class Recent {
  #kept: { readonly token: Token; readonly at: number }[] = [];

  /** Stores changes with the current time. */
  add(tokens: Iterable<Token>): void {
    const at = performance.now();
    for (const token of tokens) this.#kept.push({ token, at });
    if (this.#kept.length > MOST) this.#kept = this.#kept.slice(-MOST);
  }

  /** Returns the recent changes of the given line types. */
  of(lines: ReadonlySet<string> | undefined): Token[] {
    const since = performance.now() - REMEMBERED;
    this.#kept = this.#kept.filter(({ at }) => at >= since);
    return this.#kept.flatMap(({ token }) => (lines?.has(token.slice(0, token.indexOf(":"))) ? [token] : []));
  }
}
