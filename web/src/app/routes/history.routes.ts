import { historyPaths } from "../../features/history/history.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** The audit log; the panel leads to it. */
export const historyPages: readonly AppRoute[] = [
  {
    path: historyPaths.audit.pattern,
    guard: "readAudit",
    layout: "office",
    screen: async () => (await import("../../pages/history/AuditScreen.tsx")).AuditScreen,
  },
];
