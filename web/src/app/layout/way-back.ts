import { matchPath } from "react-router-dom";
import type { Place } from "./menu.ts";

/** List to return to from one of its records. */
export interface WayBack {
  readonly label: string;
  readonly at: string;
}

/** Returns whether an address belongs to a list itself, not to a page reached from it. */
export const isList = ({ part }: Place, pathname: string): boolean =>
  part.at.some((pattern) => matchPath(pattern, pathname) !== null);

/**
 * Returns the list that contains the record shown on a page, at the list's last visited address; `seen` maps
 * a page's address to that address. Null on a list, and on a page outside the menu.
 */
export function wayBackOf(
  place: Place | null,
  pathname: string,
  seen: ReadonlyMap<string, string>,
): WayBack | null {
  if (!place || isList(place, pathname)) return null;
  const { label, path } = place.part;
  return { label, at: seen.get(path) ?? path };
}
