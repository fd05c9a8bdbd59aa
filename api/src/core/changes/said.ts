import type { Pool } from "pg";
import type { Logger } from "pino";

/**
 * `hello`: requests the state of the others; `all`: everything that is open here follows; `in`, `out`: one
 * more, one less.
 */
type Word = "hello" | "all" | "in" | "out";

/** Milliseconds in which words are gathered, and tokens that share one announcement. */
const GATHERED = 20;
const MOST = 80;

/**
 * Announcements of this process to the others, in order: gathered for a moment, so that many at once are one
 * statement.
 */
export class Said {
  #words: { readonly word: Word; readonly tokens: string[] }[] = [];
  #saying = false;

  constructor(
    private readonly pool: Pick<Pool, "query">,
    private readonly log: Logger,
    private readonly topic: string,
    private readonly by: () => Readonly<Record<string, string | number>>,
  ) {}

  /** Announces a word, with a token when it concerns one. */
  say(word: Word, token?: string): void {
    const last = this.#words.at(-1);
    if (token !== undefined && last?.word === word && last.tokens.length < MOST) last.tokens.push(token);
    else this.#words.push({ word, tokens: token === undefined ? [] : [token] });
    if (this.#saying) return;
    this.#saying = true;
    setTimeout(() => void this.#sayAll(), GATHERED).unref();
  }

  async #sayAll(): Promise<void> {
    while (this.#words.length > 0) {
      const payloads = this.#words
        .splice(0)
        .map(({ word, tokens }) =>
          JSON.stringify({ topic: this.topic, ...this.by(), word, of: tokens.join(" ") }),
        );
      // Words that cannot be announced now are sent again with everything else once this process listens
      // again.
      await this.pool
        .query(
          "select pg_notify('travesia', said) from unnest($1::text[]) with ordinality _(said, n) order by n",
          [payloads],
        )
        .catch((error: unknown) => this.log.debug({ err: error }, "onlookers: nothing can be said"));
    }
    this.#saying = false;
  }
}
