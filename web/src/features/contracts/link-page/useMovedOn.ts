import { useApolloClient } from "@apollo/client/react";
import type { DocumentNode } from "graphql";
import { isConflict, isUnauthenticated } from "../../../base/failure/failures.ts";

/**
 * Returns the handler of a refusal on a page that a link opens. When the record has moved on, or the link has
 * ended with it, the page's query is read again, so that the page shows it.
 */
export function useMovedOn(query: DocumentNode) {
  const client = useApolloClient();
  return (refusal: unknown): never => {
    if (isConflict(refusal) || isUnauthenticated(refusal)) void client.refetchQueries({ include: [query] });
    throw refusal;
  };
}
