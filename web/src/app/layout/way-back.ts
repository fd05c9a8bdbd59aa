import { matchPath } from "react-router-dom";
import type { Place } from "./menu.ts";

/** List to which the user returns from a record of it. */
export interface WayBack {
  readonly label: string;
  readonly at: string;
}

/** Returns whether an address belongs to a list itself, not to a page reached from it. */
export const isList = ({ tab }: Place, pathname: string): boolean =>
  tab.at.some((pattern) => matchPath(pattern, pathname) !== null);

/**
 * Returns the list of which a page shows a record, as it was seen last: `seen` has the addresses of lists by
 * that of their tab. Null on a list, and on a page that is in no line of the menu.
 */
export function wayBackOf(
  place: Place | null,
  pathname: string,
  seen: ReadonlyMap<string, string>,
): WayBack | null {
  if (!place || isList(place, pathname)) return null;
  const { label, path } = place.tab;
  return { label, at: seen.get(path) ?? path };
}
