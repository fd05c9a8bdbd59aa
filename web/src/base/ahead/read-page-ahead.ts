import type { ApolloClient, OperationVariables } from "@apollo/client";
import { mayReadAhead, readAhead } from "./read-ahead.ts";

/** Query variables of the displayed page of a list. */
interface ShownPage {
  readonly page: number;
  readonly limit: number;
  readonly order?: string | undefined;
  readonly direction?: string | undefined;
}

/** Returns whether a query reads that page of a list, in that order if one is given. */
const asksFor = (variables: OperationVariables, shown: ShownPage): boolean =>
  Object.entries(shown).every(([name, value]) =>
    name in variables || name === "page" || name === "limit" ? variables[name] === value : true,
  );

/** Prefetches another page of the displayed list with the query that the list itself will send. */
export function readPageAhead(client: ApolloClient, shown: ShownPage, page: number): void {
  if (!mayReadAhead()) return;
  for (const { query, variables } of client.getObservableQueries("active"))
    if (asksFor(variables, shown)) readAhead(client, query, { ...variables, page });
}
