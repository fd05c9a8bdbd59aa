import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";
import { isUnanswered } from "../failure/failures.ts";
import { newKey } from "./new-key.ts";

/**
 * Returns the text of an operation for comparison; a file is represented by its metadata, its content is not
 * read.
 */
const textOf = ({ operationName, variables }: ApolloLink.Operation) =>
  JSON.stringify([operationName, variables], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Returns the link that sends every mutation with an idempotency key, so that the server executes it once:
 * browsers resend a request after a broken connection, and people retry after an error.
 */
export function sendOnce(): ApolloLink {
  const unanswered = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const said = textOf(operation);
    const key = unanswered.get(said) ?? newKey();
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, "idempotency-key": key },
    }));
    return forward(operation).pipe(
      tap({
        next: (result) =>
          result.errors && isUnanswered(new CombinedGraphQLErrors(result))
            ? unanswered.set(said, key)
            : unanswered.delete(said),
        error: (error: unknown) =>
          isUnanswered(error) ? unanswered.set(said, key) : unanswered.delete(said),
      }),
    );
  });
}
