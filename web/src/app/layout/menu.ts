import { CLIENTE } from "@travesia/api/permissions";
import { matchPath } from "react-router-dom";
import type { OptionalFeature } from "../../graphql/schema.generated.ts";
import { admits, type AppRoute } from "../../base/routes/route.ts";
import {
  menu,
  type MenuEntry,
  type MenuGroup,
  menuGroups,
  type MenuIconName,
  type MenuPart,
  type OwnRecords,
} from "./menu.table.ts";

/** Page that the viewer may open, with the address for the viewer's role. */
export interface MenuTabPart extends Omit<MenuPart, "icon"> {
  readonly path: string;
}

/** Place of a navigation line, with the pages of it that the viewer may open. */
export interface MenuTab {
  readonly label: string;
  /** Address of its first page. */
  readonly path: string;
  readonly parts: readonly MenuTabPart[];
}

/** Navigation line as the viewer sees it; it links to the first of its places. */
export interface MenuLine {
  readonly label: string;
  readonly group: MenuGroup;
  readonly icon: MenuIconName;
  readonly path: string;
  readonly tabs: readonly MenuTab[];
}

/** Features and records that the menu leaves out, since the agency or the viewer does without them. */
export interface LeftOut {
  /** Optional features that the agency does not use. */
  readonly features?: readonly OptionalFeature[];
  /** Kinds of records of which the viewer has none. */
  readonly own?: readonly OwnRecords[];
}

type Routes = readonly Pick<AppRoute, "path" | "guard">[];

/** Returns whether a page is in the menu of a role. The trips of a client are their first page. */
const isShown = ({ feature, own }: MenuPart, role: number, { features = [], own: none = [] }: LeftOut) =>
  !(feature && features.includes(feature)) &&
  !(own && none.includes(own) && !(own === "reservas" && role === CLIENTE));

/** Returns a page with its address for a role, as a list; empty if the role's menu leaves it out. */
function openedPage<P extends MenuPart>(
  part: P,
  role: number,
  routes: Routes,
  left: LeftOut,
): readonly (P & { readonly path: string })[] {
  const opens = (path: string) => routes.some((route) => route.path === path && admits(route.guard, role));
  const path = isShown(part, role, left) && part.at.find(opens);
  return path ? [{ ...part, path: part.part ? `${path}?${part.part}` : path }] : [];
}

/** Returns the pages of a place that a role may open, with their addresses. */
function partsOf(
  parts: readonly MenuPart[],
  ...whose: [role: number, routes: Routes, left: LeftOut]
): readonly (MenuTabPart & Pick<MenuPart, "icon">)[] {
  const shown = parts.flatMap((part) => openedPage(part, ...whose));
  return shown.some(({ beside }) => !beside) || whose[0] === CLIENTE ? shown : [];
}

/** Returns a line of the menu for a role; null if the role may open none of its pages. */
function lineOf(
  { label, group, icon, pages }: MenuEntry,
  ...whose: [role: number, routes: Routes, left: LeftOut]
): MenuLine | null {
  const tabs = pages.flatMap(({ parts = [], ...page }) => {
    const shown = partsOf([page, ...parts], ...whose);
    const [first] = shown;
    if (!first) return [];
    return [{ label: shown.length === 1 ? first.label : page.label, path: first.path, parts: shown }];
  });
  const [first] = tabs;
  if (!first) return null;
  const alone = tabs.length === 1 && first.parts.length === 1 ? first.parts[0] : undefined;
  return { label: alone?.label ?? label, icon: alone?.icon ?? icon, group, path: first.path, tabs };
}

/**
 * Returns the navigation lines of a role, in order, each with the existing pages that the role may open. A
 * line with a single such page has the name and icon of that page.
 */
export const linesOf = (
  role: number,
  routes: Routes,
  entries = menu,
  left: LeftOut = {},
): readonly MenuLine[] => entries.flatMap((entry) => lineOf(entry, role, routes, left) ?? []);

/** Returns the navigation lines grouped by kind of work. */
export const grouped = (
  lines: readonly MenuLine[],
): readonly { readonly group: MenuGroup; readonly lines: readonly MenuLine[] }[] =>
  menuGroups
    .map((group) => ({ group, lines: lines.filter((line) => line.group === group) }))
    .filter((part) => part.lines.length > 0);

/** Position of an address in the navigation: its line, its place and its page. */
export interface Place {
  readonly line: MenuLine;
  readonly tab: MenuTab;
  readonly part: MenuTabPart;
}

/** Returns all pages of navigation lines, each with its position. */
export const placesOf = (lines: readonly MenuLine[]): readonly Place[] =>
  lines.flatMap((line) => line.tabs.flatMap((tab) => tab.parts.map((part) => ({ line, tab, part }))));

/**
 * Returns the pages that a role may open and that its lines leave out, because the viewer has no records of
 * their own or the page is reached from a list. The search still finds them.
 */
export function pagesBeside(
  lines: readonly MenuLine[],
  role: number,
  routes: Routes,
  { features }: LeftOut,
): readonly MenuTabPart[] {
  const shown = new Set(placesOf(lines).map(({ part }) => part.path));
  return menu
    .flatMap(({ pages }) => pages.flatMap((page) => [page, ...(page.parts ?? [])]))
    .filter(({ own, beside }) => own || beside)
    .flatMap((part) => openedPage(part, role, routes, { features }))
    .filter(({ path }) => !shown.has(path));
}

/**
 * Returns the position of an address in the navigation: the page named in its query string, else the page
 * itself, else the page that leads to it.
 */
export function placeOf(lines: readonly MenuLine[], pathname: string, search = ""): Place | null {
  const places = placesOf(lines);
  const among = (patterns: readonly string[] = []) =>
    patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  const asked = search.replace("?", "").split("&");
  const isAsked = ({ part = "", lists = [] }: MenuPart) =>
    [part, ...lists].some((each) => asked.includes(each));
  return (
    places.find(({ part }) => part.part && isAsked(part) && among(part.at)) ??
    places.find(({ part }) => !part.part && among(part.at)) ??
    places.find(({ part }) => among(part.within)) ??
    null
  );
}

/** Returns the number of rows of tabs on a page: of the places of its line, and of the pages of its place. */
export const rowsOf = ({ line, tab }: Place): number =>
  Number(line.tabs.length > 1) + Number(tab.parts.length > 1);
