import type { ApolloClient, ObservableQuery } from "@apollo/client";

/** The bell has a feed of its own. */
const OWN_FEED: ReadonlySet<string> = new Set(["NotificationList"]);

const concerns = ({ queryName }: Pick<ObservableQuery, "queryName">): boolean =>
  queryName === undefined || !OWN_FEED.has(queryName);

/**
 * Reads again what the page shows, beside it: the page follows through the cache, and what cannot be read now
 * stays as it was until the next change. Answers whether anything was different from before.
 */
export async function readAgain(client: ApolloClient): Promise<boolean> {
  const queries = [...client.getObservableQueries("active")].filter(concerns);
  const changed = await Promise.all(
    queries.map(async (shown) => {
      const before = JSON.stringify(shown.getCurrentResult().data ?? null);
      const { query, variables, options } = shown;
      const { context } = options;
      try {
        const { data } = await client.query({ query, variables, context, fetchPolicy: "network-only" });
        return JSON.stringify(data ?? null) !== before;
      } catch {
        return false;
      }
    }),
  );
  return changed.includes(true);
}
