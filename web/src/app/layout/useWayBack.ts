import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useUser } from "../../base/session/useSession.ts";
import { keepRecent } from "../../features/search/recent-records.ts";
import { useShownTitle } from "../../ui/usePageTitle.ts";
import { useMenu } from "./useMenu.ts";
import { isList, type WayBack, wayBackOf } from "./way-back.ts";

/** Last visited address of each list, with its filters, by the address of its page. */
const seen = new Map<string, string>();

/** Addresses visited in this session, by their index in the browser history. */
const visited: string[] = [];

/** Returns the index of the current page in the browser history, as the router stores it. */
const present = (): number => (window.history.state as { readonly idx?: number } | null)?.idx ?? 0;

interface WayBackThere extends WayBack {
  /** Opens the address; restores the earlier scroll position if it is the previous page. */
  readonly go: () => void;
}

/** Matches the address of a record, which ends in its id, and not the address of a form. */
const isRecord = /\/(?:[\da-f-]{36}|\d+)$/;

/**
 * Stores the displayed record in this browser's recent records, under the page title; only while a record is
 * displayed.
 */
export function useKeptRecent(back: WayBack | null): void {
  const { id } = useUser();
  const { pathname } = useLocation();
  const title = useShownTitle();
  const of = back?.label;
  useEffect(() => {
    if (of && title && isRecord.test(pathname)) keepRecent(id, { at: pathname, title, of });
  }, [id, of, pathname, title]);
}

/**
 * Returns the list from which the current record was opened, and remembers the state in which each list was
 * left.
 */
export function useWayBack(): WayBackThere | null {
  const { place } = useMenu();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const list = place && isList(place, pathname) ? place.part.path : null;
  useEffect(() => {
    if (list) seen.set(list, pathname + search);
    visited.length = present();
    visited.push(pathname + search);
  }, [list, pathname, search]);
  const back = wayBackOf(place, pathname, seen);
  if (!back) return null;
  const go = () => void (visited[present() - 1] === back.at ? navigate(-1) : navigate(back.at));
  return { ...back, go };
}
