import type { LRUCache } from "lru-cache";
import { Enclosed, joined, sql } from "./sql.ts";
import { type Statement, statementOf } from "./statements.ts";

/** Function that runs a statement and returns the values of its only row; undefined without a row. */
export type RunStatement = (
  statement: Statement,
  values: readonly unknown[],
) => Promise<readonly unknown[] | undefined>;

/**
 * Function with which a root field of a batch runs its statement, which returns one value; null without a
 * row.
 */
export type BatchSlot = (
  statement: Statement,
  values: readonly unknown[],
  run: RunStatement,
) => Promise<unknown>;

interface Question {
  readonly statement: Statement;
  readonly values: readonly unknown[];
  readonly run: RunStatement;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines the reads of one document into one statement, so that they see the same snapshot and cost one
 * round trip. Each root field has a slot; the statement is sent when every root field has added its read or
 * was skipped.
 */
export class Batch {
  readonly #questions: (Question | undefined)[];
  readonly #settled = new Set<number>();

  constructor(
    private readonly roots: number,
    private readonly cache: LRUCache<string, Statement>,
  ) {
    this.#questions = new Array<Question | undefined>(roots);
  }

  /** Returns the slot of the root field at a position; a second read of that field is sent separately. */
  slot(place: number): BatchSlot {
    return async (statement, values, run) => {
      if (this.#settled.has(place)) return (await run(statement, values))?.[0] ?? null;
      return new Promise((resolve, reject) => {
        this.#questions[place] = { statement, values, run, resolve, reject };
        this.settle(place);
      });
    };
  }

  /** Records that the root field at a position has added its read, or will add none. */
  settle(place: number): void {
    if (this.#settled.has(place)) return;
    this.#settled.add(place);
    if (this.#settled.size === this.roots)
      void this.send(this.#questions.filter((question) => question !== undefined));
  }

  private async send(questions: readonly Question[]): Promise<void> {
    const [first] = questions;
    if (!first) return;
    try {
      const statement = questions.length === 1 ? first.statement : this.merged(questions);
      const row = await first.run(
        statement,
        questions.flatMap(({ values }) => values),
      );
      questions.forEach(({ resolve }, place) => resolve(row?.[place] ?? null));
    } catch (error) {
      questions.forEach(({ reject }) => reject(error));
    }
  }

  /** Merges several statements into one; the placeholders are numbered one statement after the other. */
  private merged(questions: readonly Question[]): Statement {
    const key = questions.map(({ statement }) => statement.name).join(" ");
    const known = this.cache.get(key);
    if (known) return known;
    const parts = questions.map(({ statement }) => new Enclosed(statement.fragment));
    const statement = statementOf(sql`select ${joined(parts, ", ")}`);
    this.cache.set(key, statement);
    return statement;
  }
}
