import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client";

/** What browsers say of the network, where they do. */
interface NetworkInformation {
  readonly saveData?: boolean;
}

/** Returns whether a page may be fetched that nobody has asked for yet: there is a network, and no saving. */
export const mayReadAhead = (): boolean => {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return navigator.onLine && !connection?.saveData;
};

/**
 * Asks for what a page will read when it is opened; what fails now is asked for then, and said there.
 */
export function readAhead(client: ApolloClient, query: DocumentNode, variables: OperationVariables): void {
  // Not joined by the page's own question while on its way: the link hands the answer over, and only once.
  const context = { ahead: true, asksOnce: true, queryDeduplication: false };
  client.query({ query, variables, context, fetchPolicy: "no-cache" }).catch(() => undefined);
}
