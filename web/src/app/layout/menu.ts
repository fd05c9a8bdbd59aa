import { matchPath } from "react-router-dom";
import type { OptionalFeature } from "../../graphql/schema.generated.ts";
import { admits, type AppRoute } from "../../base/routes/route.ts";
import { menu, type MenuGroup, menuGroups, type MenuIconName, type MenuPage } from "./menu.table.ts";

/** Page of a navigation line that the viewer may open, with the address for the viewer's role. */
export interface MenuTab extends Omit<MenuPage, "icon"> {
  readonly path: string;
}

/** Navigation line as the viewer sees it; it links to the first of its tabs. */
export interface MenuLine {
  readonly label: string;
  readonly group: MenuGroup;
  readonly icon: MenuIconName;
  readonly path: string;
  readonly tabs: readonly MenuTab[];
}

/**
 * Returns the navigation lines of a role, in order, each with the existing pages that the role may open. A
 * line with a single such page has the name and icon of that page.
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

/** Returns the navigation lines grouped by kind of work. */
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
 * Returns the navigation line and tab of an address: the part named in its query string, else the page
 * itself, else the page that leads to it.
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
