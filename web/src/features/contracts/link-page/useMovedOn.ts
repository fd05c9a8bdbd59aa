import { useApolloClient } from "@apollo/client/react";
import type { DocumentNode } from "graphql";
import { isConflict, isUnauthenticated } from "../../../base/failure/failures.ts";

/**
 * Returns the handler of a refusal on a page opened by a link. When the record has changed, or the link has
 * expired, the page's query is read again so that the page shows the new state.
 */
export function useMovedOn(query: DocumentNode) {
  const client = useApolloClient();
  return (refusal: unknown): never => {
    if (isConflict(refusal) || isUnauthenticated(refusal)) void client.refetchQueries({ include: [query] });
    throw refusal;
  };
}
