import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";
import { isUnanswered } from "../failure/failures.ts";
import { newKey } from "./new-key.ts";

/** What is sent, as text: a file by what is known of it without reading it. */
const textOf = ({ operationName, variables }: ApolloLink.Operation) =>
  JSON.stringify([operationName, variables], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

/**
 * Every change travels with a key under which the server makes it once, however often it arrives: browsers
 * send again what a broken connection left without an answer, and so do people who are told of it.
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
