import { expect, it } from "vitest";
import type { JobContext } from "../../../api/src/core/jobs/jobs.ts";
import { inSlices, MOST_SLICES } from "../../../api/src/core/jobs/slices.ts";

/** Runs a sweep of which so many slices are full; answers the transactions that it took. */
async function transactionsOf(full: number): Promise<number> {
  let transactions = 0;
  const run = (act: (work: never, args: never) => unknown) => {
    transactions += 1;
    return Promise.resolve(act(undefined as never, undefined as never));
  };
  await inSlices(() => Promise.resolve(transactions <= full))({ run } as unknown as JobContext);
  return transactions;
}

it("a sweep goes on until a slice is not full, each in a transaction of its own", async () => {
  expect(await transactionsOf(0)).toBe(1);
  expect(await transactionsOf(3)).toBe(4);
});

it("a sweep leaves to the next minute what is more than its share", async () => {
  expect(await transactionsOf(1_000)).toBe(MOST_SLICES);
});
