import type { ApolloClient, DocumentNode } from "@apollo/client";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { mayReadAhead, readAhead } from "../../base/ahead/read-ahead.ts";

/**
 * Milliseconds that the pointer must rest on a link before its page is prefetched: a pointer often only
 * passes over.
 */
const MEANT = 65;

/** `handle` of a route: the function that prefetches its page. */
export interface RouteHandle {
  readonly load: () => Promise<unknown>;
  readonly reads?: () => Promise<DocumentNode>;
}

/**
 * Returns the link that a click on the element would follow: the link itself, or the link of the surrounding
 * row.
 */
const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLAnchorElement>("a[href]") ??
    target.closest("tr, li")?.querySelector<HTMLAnchorElement>("a[data-row]") ??
    null
  );
};

const isOwn = ({ origin, target, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target !== "_blank" && pathname !== window.location.pathname;

interface PreparedLinks {
  readonly routes: RouteObject[];
  readonly client: ApolloClient;
}

/**
 * Prefetches the page of a link that is hovered or focused, once; for a list row also the first query of the
 * page. A single listener serves all links. Returns a function that stops the prefetching.
 */
export function prepareLinks({ routes, client }: PreparedLinks): () => void {
  const fetched = new Set<() => Promise<unknown>>();
  let meant: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = ({ load }: RouteHandle) => {
    if (fetched.has(load)) return;

    fetched.add(load);
    load().catch(() => fetched.delete(load));
  };
  const prepare = (link: HTMLAnchorElement) => {
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      const handle = route.handle as RouteHandle | undefined;
      if (!handle) continue;
      load(handle);
      if (link.dataset["row"] !== undefined)
        handle.reads?.().then(
          (query) => readAhead(client, query, params),
          () => undefined,
        );
    }
  };
  const look = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === meant) return;
    meant = link;
    clearTimeout(timer);
    if (link && isOwn(link) && mayReadAhead()) timer = setTimeout(() => prepare(link), MEANT);
  };
  const listening = new AbortController();
  for (const event of ["pointerover", "focusin"])
    document.addEventListener(event, look, { signal: listening.signal, passive: true });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
