import type { ApolloClient, OperationVariables } from "@apollo/client";
import { mayReadAhead, readAhead } from "./read-ahead.ts";

/** Variables by which a list asks for the page that it shows. */
interface ShownPage {
  readonly page: number;
  readonly limit: number;
  readonly order?: string | undefined;
  readonly direction?: string | undefined;
}

/** Returns whether a question asks for that page of a list, in that order where it knows an order. */
const asksFor = (variables: OperationVariables, shown: ShownPage): boolean =>
  Object.entries(shown).every(([name, value]) =>
    name in variables || name === "page" || name === "limit" ? variables[name] === value : true,
  );

/** Asks for another page of the list that is shown, as the list itself will when the viewer turns to it. */
export function readPageAhead(client: ApolloClient, shown: ShownPage, page: number): void {
  if (!mayReadAhead()) return;
  for (const { query, variables } of client.getObservableQueries("active"))
    if (asksFor(variables, shown)) readAhead(client, query, { ...variables, page });
}
