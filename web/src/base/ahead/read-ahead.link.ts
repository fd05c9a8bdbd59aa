import { ApolloLink } from "@apollo/client";
import { canonicalStringify } from "@apollo/client/utilities";
import { OperationTypeNode } from "graphql";
import { catchError, mergeMap, type Observable, of, shareReplay, tap } from "rxjs";

/** Milliseconds for which a prefetched answer may be used by its page. */
export const AHEAD_LASTS = 30_000;

/** Apollo context of a query that is prefetched before its page opens: `context: { ahead: true }`. */
interface AheadContext {
  readonly ahead?: boolean;
}

interface Held {
  readonly at: number;
  readonly answer: Observable<ApolloLink.Result>;
}

/** Returns the key that identifies equal queries: operation, variables and headers of the caller. */
const keyOf = ({ operationName, variables, getContext }: ApolloLink.Operation): string =>
  canonicalStringify([operationName, variables, getContext()["headers"] ?? {}]);

/**
 * Returns whether a live event reports a change. The first event of a subscription to changes names no
 * record: it only reports the beginning.
 */
const isNews = ({ data }: ApolloLink.Result, first: boolean): boolean => {
  const [word] = Object.values(data ?? {}) as unknown[];
  if (typeof word !== "object" || word === null || !("id" in word)) return false;
  return word.id !== null || !first;
};

/**
 * Returns the link that keeps prefetched answers until the page requests them. Each answer is used once, even
 * while it is still loading. Any change of data in the meantime clears all of them.
 */
export function readAheadLink(): ApolloLink {
  const held = new Map<string, Held>();
  const take = (key: string): Held | undefined => {
    const found = held.get(key);
    held.delete(key);
    return found && performance.now() - found.at < AHEAD_LASTS ? found : undefined;
  };
  const hold = (key: string, answer: Observable<ApolloLink.Result>) => {
    for (const [old, { at }] of held) if (performance.now() - at >= AHEAD_LASTS) held.delete(old);
    held.set(key, { at: performance.now(), answer });
    return answer;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      const forget = () => held.clear();
      return forward(operation).pipe(tap({ subscribe: forget, finalize: forget }));
    }
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) {
      let first = true;
      return forward(operation).pipe(
        tap((word) => {
          if (isNews(word, first)) held.clear();
          first = false;
        }),
      );
    }
    const key = keyOf(operation);
    if ((operation.getContext() as AheadContext).ahead) {
      const present = take(key);
      // Pointing at the same row again sends no query.
      if (present) held.set(key, present);
      return present?.answer ?? hold(key, forward(operation).pipe(shareReplay(1)));
    }
    const answered = take(key)?.answer;
    if (!answered) return forward(operation);
    return answered.pipe(
      catchError(() => of(null)),
      mergeMap((result) => (result && !result.errors ? of(result) : forward(operation))),
    );
  });
}
