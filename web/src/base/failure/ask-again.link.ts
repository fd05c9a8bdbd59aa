import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { ConnectionFailure } from "./connection.ts";

/** Apollo context of a read that is sent only once, without repetition: `context: { asksOnce: true }`. */
interface ReadContext {
  readonly asksOnce?: boolean;
}

/**
 * A read whose connection broke is asked twice more within a second before its page says that it failed: on
 * a phone that moves, connections break all the time. What was waited for in vain is not.
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
