import type { TestApp } from "./app.ts";
import { START } from "./calendar.ts";
import type { StoryContract } from "./story/contracts.ts";
import type { StoryQuote } from "./story/quotes.ts";

/** Sales that were made before a test begins, by how far they have come. */
export interface ReadySales {
  /** Simple quotes that wait for the client's answer. */
  readonly quoted: StoryQuote[];
  /** Calculated quotes that the client approved, with their passengers. */
  readonly approved: (StoryQuote & { calculationId: string })[];
  /** Contracts of such quotes that wait for the client's signature. */
  readonly sent: StoryContract[];
  /** Contracts of simple quotes that wait for the client's signature, and take payments. */
  readonly payable: StoryContract[];
}

const sales = new WeakMap<TestApp, ReadySales>();

/** Lets stories take their sales from these from now on, while the clock is at the time of their making. */
export const offer = (app: TestApp, ready: ReadySales): unknown => sales.set(app, ready);

/**
 * The next ready sale that nobody took, for a test without a wish of its own; undefined where there is none.
 */
export function readySale<Stage extends keyof ReadySales>(
  app: TestApp,
  stage: Stage,
  choices: object,
): ReadySales[Stage][number] | undefined {
  if (Object.keys(choices).length > 0 || app.clock.now().getTime() !== START.getTime()) return undefined;
  return sales.get(app)?.[stage].shift();
}
