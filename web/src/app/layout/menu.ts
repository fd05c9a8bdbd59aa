import { matchPath } from "react-router-dom";
import { admits, type AppRoute } from "../routes/route.ts";
import { menu, type MenuGroup, menuGroups, type MenuIconName, type MenuPage } from "./menu.table.ts";

/** One page of a line that somebody may open, with the address at which they open it. */
export interface MenuTab extends Pick<MenuPage, "label" | "at" | "within"> {
  readonly path: string;
}

/** One line as somebody sees it; it leads to the first of its tabs. */
export interface MenuLine {
  readonly label: string;
  readonly group: MenuGroup;
  readonly icon: MenuIconName;
  readonly path: string;
  readonly tabs: readonly MenuTab[];
}

/**
 * The lines of a role, in order: of each the pages whose screen exists and that it may open. A line of which
 * it may open one page is named, and drawn, for that page.
 */
export function linesOf(
  role: number,
  routes: readonly Pick<AppRoute, "path" | "guard">[],
  entries = menu,
): readonly MenuLine[] {
  const opens = (path: string) => routes.some((route) => route.path === path && admits(route.guard, role));
  return entries.flatMap(({ label, group, icon, pages }) => {
    const tabs = pages.flatMap((page) => {
      const path = page.at.find(opens);
      return path ? [{ ...page, path }] : [];
    });
    const [first] = tabs;
    if (!first) return [];
    const alone = tabs.length === 1 ? first : undefined;
    return [{ label: alone?.label ?? label, icon: alone?.icon ?? icon, group, path: first.path, tabs }];
  });
}

/** The lines by the work they are of. */
export const grouped = (
  lines: readonly MenuLine[],
): readonly { readonly group: MenuGroup; readonly lines: readonly MenuLine[] }[] =>
  menuGroups
    .map((group) => ({ group, lines: lines.filter((line) => line.group === group) }))
    .filter((part) => part.lines.length > 0);

/** Where somebody is. */
export interface Place {
  readonly line: MenuLine;
  readonly tab: MenuTab;
}

/** The line and the tab that stand for an address: of the page itself before of one that leads to it. */
export function placeOf(lines: readonly MenuLine[], pathname: string): Place | null {
  const places = lines.flatMap((line) => line.tabs.map((tab) => ({ line, tab })));
  const among = (patterns: readonly string[] = []) =>
    patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  return places.find(({ tab }) => among(tab.at)) ?? places.find(({ tab }) => among(tab.within)) ?? null;
}
