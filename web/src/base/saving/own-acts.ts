import { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { finalize } from "rxjs";

/** Milliseconds after a mutation in which a change is most likely the user's own. */
const JUST = 2_000;

let running = 0;
let endedAt = -JUST;
const waiting: (() => void)[] = [];

/** Resolves when no mutation of this page is running: its answer contains the user's own changes. */
export const ownActsOver = (): Promise<void> =>
  running === 0 ? Promise.resolve() : new Promise((over) => waiting.push(over));

/**
 * Returns whether a mutation of this page is running or has just ended; a change reported now most likely is
 * the user's own.
 */
export const hasJustActed = (): boolean => running > 0 || performance.now() - endedAt < JUST;

/** Apollo link that tracks the running mutations of this page. */
export const ownActs = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  running += 1;
  return forward(operation).pipe(
    finalize(() => {
      running -= 1;
      endedAt = performance.now();
      if (running > 0) return;
      for (const over of waiting.splice(0)) over();
    }),
  );
});
