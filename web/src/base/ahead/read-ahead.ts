import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";

/** State of the network, in browsers that know it. */
interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Returns whether a page may be fetched before the user opens it: there is a network, and no data saving. */
export const mayReadAhead = (): boolean => {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return navigator.onLine && !connection?.saveData;
};

/** Reads the data of a page early; a failed query is sent again, and reported, when the page opens. */
export function readAhead(client: ApolloClient, query: DocumentNode, variables: OperationVariables): void {
  // Not joined by the page's own question while on its way: the link hands the answer over, and only once.
  const context = { ahead: true, asksOnce: true, queryDeduplication: false };
  client.query({ query, variables, context, fetchPolicy: "no-cache" }).catch(() => undefined);
}
