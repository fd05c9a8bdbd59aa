import { admits, type AppRoute, type MenuGroup, type MenuIconName, menuGroups } from "../routes/route.ts";

export interface MenuLine {
  readonly path: string;
  readonly label: string;
  readonly icon: MenuIconName;
  /** Another address for which it stands. */
  readonly also?: string | undefined;
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
          ? [{ path: route.path, label: route.menu.label, icon: route.menu.icon, also: route.menu.also }]
          : [],
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * The line of a navigation that stands for an address, by its path: the one of whose addresses one is the
 * longest beginning of it.
 */
export function currentLine(
  lines: readonly Pick<MenuLine, "path" | "also">[],
  pathname: string,
): string | null {
  const within = lines
    .flatMap(({ path, also }) => [path, ...(also ? [also] : [])].map((address) => ({ path, address })))
    .filter(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
  return within.sort((a, b) => b.address.length - a.address.length)[0]?.path ?? null;
}
