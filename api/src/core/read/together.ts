import { LRUCache } from "lru-cache";
import { type Named, nameOf } from "./statement.ts";

/** Runs a statement and answers the values of its only row; undefined when it has none. */
export type RunRow = (
  statement: Named,
  values: readonly unknown[],
) => Promise<readonly unknown[] | undefined>;

/** Asks a statement that answers one value; the answer is null when there is no row. */
export type Seat = (statement: Named, values: readonly unknown[], run: RunRow) => Promise<unknown>;

interface Question {
  readonly statement: Named;
  readonly values: readonly unknown[];
  readonly run: RunRow;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

// Statements that were asked together before, by their names.
const merged = new LRUCache<string, Named>({ max: 500 });

/**
 * The reads of one document as one statement, so that they are of one instant and cost one round trip. Each
 * root has a seat; the statement goes out when every root has asked or left.
 */
export class Together {
  readonly #questions: (Question | undefined)[];
  readonly #arrived = new Set<number>();

  constructor(private readonly roots: number) {
    this.#questions = new Array<Question | undefined>(roots);
  }

  /** How the root at a place asks; what it asks a second time goes out alone. */
  seat(place: number): Seat {
    return async (statement, values, run) => {
      if (this.#arrived.has(place)) return (await run(statement, values))?.[0] ?? null;
      return new Promise((resolve, reject) => {
        this.#questions[place] = { statement, values, run, resolve, reject };
        this.leave(place);
      });
    };
  }

  /** The root at a place has asked, or will not ask any more. */
  leave(place: number): void {
    if (this.#arrived.has(place)) return;
    this.#arrived.add(place);
    if (this.#arrived.size === this.roots)
      void send(this.#questions.filter((question) => question !== undefined));
  }
}

async function send(questions: readonly Question[]): Promise<void> {
  const [first] = questions;
  if (!first) return;
  try {
    const statement = questions.length === 1 ? first.statement : merge(questions);
    const row = await first.run(
      statement,
      questions.flatMap(({ values }) => values),
    );
    questions.forEach(({ resolve }, place) => resolve(row?.[place] ?? null));
  } catch (error) {
    questions.forEach(({ reject }) => reject(error));
  }
}

function merge(questions: readonly Question[]): Named {
  const key = questions.map(({ statement }) => statement.name).join(" ");
  const known = merged.get(key);
  if (known) return known;
  let bound = 0;
  const parts = questions.map(({ statement, values }) => {
    const before = bound;
    bound += values.length;
    // In a statement of ours a dollar is always a placeholder: names of GraphQL have none and values are
    // bound.
    return `(${statement.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)})`;
  });
  const text = `select ${parts.join(", ")}`;
  const made = { text, name: nameOf(text), uses: 0 };
  merged.set(key, made);
  return made;
}
