import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { hasJustActed } from "./own-acts.ts";

/** The bell has a feed of its own. */
const OWN_FEED: ReadonlySet<string> = new Set(["NotificationList"]);

const concerns = ({ queryName }: Pick<ObservableQuery, "queryName">): boolean =>
  queryName === undefined || !OWN_FEED.has(queryName);

/** A reading, and whether what it finds is most likely one's own doing. */
interface Asked {
  own: boolean;
  end?: Promise<void>;
}

/** What is being read now, and what waits for its end: changes that come together are read together. */
const readings = new WeakMap<ApolloClient, { readonly now: Promise<void>; next: Asked | null }>();

/** Who wants to know that a reading found something new. */
const interested = new WeakMap<ApolloClient, Set<() => void>>();

/**
 * Tells whenever a reading brought what others have changed, whoever asked for that reading: a notice and the
 * record's own news of one act come in any order, and only the first of the two finds a difference. Answers
 * how to stop.
 */
export function onNews(client: ApolloClient, told: () => void): () => void {
  const all = interested.get(client) ?? new Set();
  interested.set(client, all.add(told));
  return () => {
    all.delete(told);
  };
}

/**
 * Reads again what the page shows, beside it: the page follows through the cache, and what cannot be read now
 * stays as it was until the next change. While it is being read, one more reading waits for all who ask
 * meanwhile.
 */
export function readAgain(client: ApolloClient): Promise<void> {
  const own = hasJustActed();
  const reading = readings.get(client);
  if (!reading) return begin(client, { own });
  const next = (reading.next ??= { own });
  next.own ||= own;
  return (next.end ??= reading.now.then(() => begin(client, next)));
}

function begin(client: ApolloClient, { own }: Asked): Promise<void> {
  const reading: { readonly now: Promise<void>; next: Asked | null } = {
    now: readAll(client).then((changed) => {
      if (!reading.next) readings.delete(client);
      if (changed && !own) for (const tell of interested.get(client) ?? []) tell();
    }),
    next: null,
  };
  readings.set(client, reading);
  return reading.now;
}

/** Whether anything on the page was different from before: what is still on its way there is no news. */
async function readAll(client: ApolloClient): Promise<boolean> {
  const queries = [...client.getObservableQueries("active")].filter(concerns);
  const changed = await Promise.all(
    queries.map(async (shown) => {
      const { query, variables, options } = shown;
      const { context } = options;
      // The page itself follows the cache a moment later.
      const before = client.readQuery({ query, variables }) ?? shown.getCurrentResult().data;
      const known = before && JSON.stringify(before);
      try {
        const { data } = await client.query({ query, variables, context, fetchPolicy: "network-only" });
        return known !== undefined && JSON.stringify(data ?? null) !== known;
      } catch {
        return false;
      }
    }),
  );
  return changed.includes(true);
}
