import { operationPaths } from "../../features/operation/operation.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Routes of the pages about running the system: its queues and background work. */
export const operationPages: readonly AppRoute[] = [
  {
    path: operationPaths.state.pattern,
    guard: "watchOperation",
    layout: "office",
    screen: async () => (await import("../../pages/operation/OperationScreen.tsx")).OperationScreen,
  },
];
