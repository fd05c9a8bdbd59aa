import type { ApolloClient, ObservableQuery } from "@apollo/client";

/** The bell has a feed of its own. */
const OWN_FEED: ReadonlySet<string> = new Set(["NotificationList"]);

const concerns = ({ queryName }: Pick<ObservableQuery, "queryName">): boolean =>
  queryName === undefined || !OWN_FEED.has(queryName);

/** What is being read now, and what waits for its end: changes that come together are read together. */
const readings = new WeakMap<ApolloClient, { now: Promise<boolean>; next: Promise<boolean> | null }>();

/**
 * Reads again what the page shows, beside it: the page follows through the cache, and what cannot be read now
 * stays as it was until the next change. While it is being read, one more reading waits for all who ask
 * meanwhile. Answers whether anything was different from before.
 */
export function readAgain(client: ApolloClient): Promise<boolean> {
  const reading = readings.get(client);
  if (reading) return (reading.next ??= reading.now.then(() => begin(client)));
  return begin(client);
}

function begin(client: ApolloClient): Promise<boolean> {
  const reading: { now: Promise<boolean>; next: Promise<boolean> | null } = {
    now: readAll(client).finally(() => {
      if (!reading.next) readings.delete(client);
    }),
    next: null,
  };
  readings.set(client, reading);
  return reading.now;
}

async function readAll(client: ApolloClient): Promise<boolean> {
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
