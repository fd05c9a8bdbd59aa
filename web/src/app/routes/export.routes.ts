import { exportPaths } from "../../base/exports/exports.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** The viewer's exports; the lists and the notifications lead to it. */
export const exportPages: readonly AppRoute[] = [
  {
    path: exportPaths.list.pattern,
    guard: "exportLists",
    layout: "office",
    screen: async () => (await import("../../pages/exports/ExportsScreen.tsx")).ExportsScreen,
  },
];
