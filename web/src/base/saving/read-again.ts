import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { isUnanswered } from "../failure/failures.ts";
import { hasJustActed } from "./own-acts.ts";

/** Queries of the notification bell, which have a separate feed. */
const OWN_FEED: ReadonlySet<string> = new Set(["NotificationList"]);

const concerns = ({ queryName }: Pick<ObservableQuery, "queryName">): boolean =>
  queryName === undefined || !OWN_FEED.has(queryName);

/** A refetch, and whether the changes it finds are most likely the user's own. */
interface Asked {
  own: boolean;
  end?: Promise<boolean>;
}

/** Running refetch of each client, and the queued one behind it; simultaneous changes are read together. */
const readings = new WeakMap<ApolloClient, { readonly now: Promise<boolean>; next: Asked | null }>();

/** Listeners of each client that are notified when a refetch found changes. */
const interested = new WeakMap<ApolloClient, Set<() => void>>();

/**
 * Calls `heard` whenever a refetch finds changes by other users, whichever component requested it. The
 * notification and the event of one change arrive in any order, and only the first finds a difference.
 * Returns a function that unsubscribes.
 */
export function onNews(client: ApolloClient, heard: () => void): () => void {
  const all = interested.get(client) ?? new Set();
  interested.set(client, all.add(heard));
  return () => {
    all.delete(heard);
  };
}

/**
 * Reads the data of the page again in the background; the page updates through the cache. Data that cannot be
 * read stay unchanged. All calls during a run share one further run. Returns whether every query was
 * answered.
 */
export function readAgain(client: ApolloClient): Promise<boolean> {
  const own = hasJustActed();
  const reading = readings.get(client);
  if (!reading) return begin(client, { own });
  const next = (reading.next ??= { own });
  next.own ||= own;
  return (next.end ??= reading.now.then(() => begin(client, next)));
}

function begin(client: ApolloClient, { own }: Asked): Promise<boolean> {
  const reading: { readonly now: Promise<boolean>; next: Asked | null } = {
    now: readAll(client).then(({ changed, answered }) => {
      if (!reading.next) readings.delete(client);
      if (changed && !own) for (const heard of interested.get(client) ?? []) heard();
      return answered;
    }),
    next: null,
  };
  readings.set(client, reading);
  return reading.now;
}

/**
 * Returns whether any data of the page changed, ignoring queries that are still loading, and whether all
 * queries were answered.
 */
async function readAll(client: ApolloClient): Promise<{ changed: boolean; answered: boolean }> {
  const queries = [...client.getObservableQueries("active")].filter(concerns);
  const read = await Promise.all(
    queries.map(async (shown) => {
      const { query, variables, options } = shown;
      const { context } = options;
      // The page itself follows the cache a moment later.
      const before = client.readQuery({ query, variables }) ?? shown.getCurrentResult().data;
      const known = before && JSON.stringify(before);
      try {
        const { data } = await client.query({ query, variables, context, fetchPolicy: "network-only" });
        return { changed: known !== undefined && JSON.stringify(data ?? null) !== known, answered: true };
      } catch (error) {
        return { changed: false, answered: !isUnanswered(error) };
      }
    }),
  );
  return {
    changed: read.some(({ changed }) => changed),
    answered: read.every(({ answered }) => answered),
  };
}
