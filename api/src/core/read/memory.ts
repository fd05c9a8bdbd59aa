import { LRUCache } from "lru-cache";
import type { Again } from "./heard.ts";

/** A question whose variables were coerced and checked before: how to ask each of its roots again. */
export type Remembered = readonly Again[];

const LONGEST_KEY = 500;

/**
 * Which variables a document was asked with before. Coercing and checking them depends on nothing else, so
 * the lists that everybody opens all day are read past it: measured, a fifth of what a request costs this
 * process. Who asks is not remembered.
 */
export class Memory {
  readonly #questions = new LRUCache<string, Remembered>({ max: 5_000 });
  #plans = 0;

  /** A number for one more document. */
  number(): number {
    return (this.#plans += 1);
  }

  /** Where a question stands, or null when its variables are too many to be kept. */
  keyOf(plan: number, variables: Readonly<Record<string, unknown>>): string | null {
    const text = JSON.stringify(variables);
    return text.length > LONGEST_KEY ? null : `${plan} ${text}`;
  }

  find(key: string): Remembered | undefined {
    return this.#questions.get(key);
  }

  keep(key: string, question: Remembered): void {
    this.#questions.set(key, question);
  }
}
