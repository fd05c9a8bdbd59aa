import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";

/** State of the network connection, in browsers that report it. */
interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Returns whether pages may be prefetched: the browser is online and data saving is off. */
export const mayReadAhead = (): boolean => {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return navigator.onLine && !connection?.saveData;
};

/**
 * Prefetches the data of a page; a failed query is sent again, and its failure reported, when the page opens.
 */
export function readAhead(client: ApolloClient, query: DocumentNode, variables: OperationVariables): void {
  // Not joined by the page's own question while on its way: the link hands the answer over, and only once.
  const context = { ahead: true, asksOnce: true, queryDeduplication: false };
  client.query({ query, variables, context, fetchPolicy: "no-cache" }).catch(() => undefined);
}
