import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { ConnectionFailure } from "./connection.ts";

/** Apollo context of a read that is sent only once, without repetition: `context: { asksOnce: true }`. */
interface ReadContext {
  readonly asksOnce?: boolean;
}

/**
 * A read whose connection broke is sent twice more within a second before its page shows a failure: on a
 * moving phone, connections break all the time. A read that timed out is not repeated.
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
