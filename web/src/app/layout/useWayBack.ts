import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useUser } from "../../base/session/useSession.ts";
import { keepRecent } from "../../features/search/recent-records.ts";
import { useShownTitle } from "../../ui/usePageTitle.ts";
import { useMenu } from "./useMenu.ts";
import { isList, type WayBack, wayBackOf } from "./way-back.ts";

/** Addresses of lists as they were seen last, with their filters, by the path of their tab. */
const seen = new Map<string, string>();

/** Addresses of this visit by their place in the browser's history. */
const visited: string[] = [];

/** Returns the place of the present page in the browser's history, as the router numbers it there. */
const present = (): number => (window.history.state as { readonly idx?: number } | null)?.idx ?? 0;

interface WayBackThere extends WayBack {
  /** Leads there; if it is the page before this page, to the earlier scroll position. */
  readonly go: () => void;
}

/** The address of a record ends in its id; the address of a form does not. */
const isRecord = /\/(?:[\da-f-]{36}|\d+)$/;

/** Keeps in this browser the shown record, by the title that its page has; only while a record is shown. */
export function useKeptRecent(back: WayBack | null): void {
  const { id } = useUser();
  const { pathname } = useLocation();
  const title = useShownTitle();
  const of = back?.label;
  useEffect(() => {
    if (of && title && isRecord.test(pathname)) keepRecent(id, { at: pathname, title, of });
  }, [id, of, pathname, title]);
}

/** Returns the list from which the present record was reached, and keeps how a list was seen. */
export function useWayBack(): WayBackThere | null {
  const { place } = useMenu();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const list = place && isList(place, pathname) ? place.tab.path : null;
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
