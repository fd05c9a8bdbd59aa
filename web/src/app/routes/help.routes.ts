import { helpPaths } from "../../features/help/help.paths.ts";
import { kitPaths } from "../../features/kit/kit.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** The manual, which names every page that there is, and the parts of the kit. */
export const helpPages: readonly AppRoute[] = [
  {
    path: helpPaths.manual.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/help/ManualScreen.tsx")).ManualScreen,
  },
  {
    path: kitPaths.all.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/KitScreen.tsx")).KitScreen,
  },
];
