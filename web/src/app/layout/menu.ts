import { admits, type AppRoute, type MenuGroup, type MenuIconName, menuGroups } from "../routes/route.ts";

export interface MenuLine {
  readonly path: string;
  readonly label: string;
  readonly icon: MenuIconName;
}

/**
 * The navigation of a role: only screens that exist and that it may open, grouped by work in the order of
 * `menuGroups`.
 */
export function menuOf(
  role: number,
  routes: readonly AppRoute[],
): readonly { readonly group: MenuGroup; readonly lines: readonly MenuLine[] }[] {
  return menuGroups
    .map((group) => ({
      group,
      lines: routes.flatMap((route) =>
        route.menu?.group === group && admits(route.guard, role)
          ? [{ path: route.path, label: route.menu.label, icon: route.menu.icon }]
          : [],
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * The line of a navigation that stands for an address: the one whose own address is the longest beginning of
 * it.
 */
export function currentLine(lines: readonly Pick<MenuLine, "path">[], pathname: string): string | null {
  const within = lines
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`));
  return within.sort((a, b) => b.length - a.length)[0] ?? null;
}
