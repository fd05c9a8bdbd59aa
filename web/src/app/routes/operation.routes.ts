import { operationPaths } from "../../features/operation/operation.paths.ts";
import type { AppRoute } from "./route.ts";

/** How the work behind the screens goes. */
export const operationPages: readonly AppRoute[] = [
  {
    path: operationPaths.state.pattern,
    guard: "watchOperation",
    layout: "office",
    screen: async () => (await import("../../pages/operation/OperationScreen.tsx")).OperationScreen,
  },
];
