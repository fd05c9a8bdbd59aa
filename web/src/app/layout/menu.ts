import { matchPath } from "react-router-dom";
import type { OptionalFeature } from "../../graphql/schema.generated.ts";
import { admits, type AppRoute } from "../../base/routes/route.ts";
import { menu, type MenuGroup, menuGroups, type MenuIconName, type MenuPage } from "./menu.table.ts";

/** Page of a line that the viewer may open, with its address for them. */
export interface MenuTab extends Omit<MenuPage, "icon"> {
  readonly path: string;
}

/** Line as the viewer sees it; it leads to the first of its tabs. */
export interface MenuLine {
  readonly label: string;
  readonly group: MenuGroup;
  readonly icon: MenuIconName;
  readonly path: string;
  readonly tabs: readonly MenuTab[];
}

/**
 * Returns the lines of a role, in order, each with the existing pages that the role may open. A line with one
 * such page has the name and the icon of that page.
 */
export function linesOf(
  role: number,
  routes: readonly Pick<AppRoute, "path" | "guard">[],
  entries = menu,
  hidden: readonly OptionalFeature[] = [],
): readonly MenuLine[] {
  const opens = (path: string) => routes.some((route) => route.path === path && admits(route.guard, role));
  return entries.flatMap(({ label, group, icon, pages }) => {
    const tabs = pages.flatMap((page) => {
      if (page.feature && hidden.includes(page.feature)) return [];
      const path = page.at.find(opens);
      return path ? [{ ...page, path: page.part ? `${path}?${page.part}` : path }] : [];
    });
    const [first] = tabs;
    if (!first) return [];
    const alone = tabs.length === 1 ? first : undefined;
    return [{ label: alone?.label ?? label, icon: alone?.icon ?? icon, group, path: first.path, tabs }];
  });
}

/** Returns the lines by the work they are of. */
export const grouped = (
  lines: readonly MenuLine[],
): readonly { readonly group: MenuGroup; readonly lines: readonly MenuLine[] }[] =>
  menuGroups
    .map((group) => ({ group, lines: lines.filter((line) => line.group === group) }))
    .filter((part) => part.lines.length > 0);

/** Position of an address in the navigation: its line and its tab. */
export interface Place {
  readonly line: MenuLine;
  readonly tab: MenuTab;
}

/**
 * Returns the line and the tab of an address: the part that its search names, else the page itself, else a
 * page that leads to it.
 */
export function placeOf(lines: readonly MenuLine[], pathname: string, search = ""): Place | null {
  const places = lines.flatMap((line) => line.tabs.map((tab) => ({ line, tab })));
  const among = (patterns: readonly string[] = []) =>
    patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  const asked = search.replace("?", "").split("&");
  return (
    places.find(({ tab }) => tab.part && asked.includes(tab.part) && among(tab.at)) ??
    places.find(({ tab }) => !tab.part && among(tab.at)) ??
    places.find(({ tab }) => among(tab.within)) ??
    null
  );
}
