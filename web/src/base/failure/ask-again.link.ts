import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { ConnectionFailure } from "./connection.ts";

/** Apollo context of a query that is never repeated automatically: `context: { asksOnce: true }`. */
interface ReadContext {
  readonly asksOnce?: boolean;
}

/**
 * Retries a query twice within a second after a broken connection, before its page shows a failure: on a
 * moving phone connections break often. A query that timed out is not retried.
 */
export const askAgain = new RetryLink({
  delay: { initial: 300, jitter: false },
  attempts: {
    max: 3,
    retryIf: (error: unknown, operation) =>
      operation.operationType === OperationTypeNode.QUERY &&
      error instanceof ConnectionFailure &&
      !error.timedOut &&
      !(operation.getContext() as ReadContext).asksOnce,
  },
});
