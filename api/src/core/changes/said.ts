import type { Pool } from "pg";
import type { Logger } from "pino";

/**
 * `hello` requests the state of the other processes; `all` announces everything that is open in this process;
 * `in` and `out` announce a record opened or closed.
 */
type Word = "hello" | "all" | "in" | "out";

/** Time in which words are collected, in milliseconds, and maximum number of tokens in one announcement. */
const GATHERED = 20;
const MOST = 80;

/**
 * Announcements of this process to the other processes, in order. They are collected for a moment, so that
 * many at once need one statement.
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

  /** Announces a word, with a token when it concerns one viewer of a record. */
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
