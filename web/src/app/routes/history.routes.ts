import { historyPaths } from "../../features/history/history.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Page of the audit log, which the panel links to. */
export const historyPages: readonly AppRoute[] = [
  {
    path: historyPaths.audit.pattern,
    guard: "readAudit",
    layout: "office",
    screen: async () => (await import("../../pages/history/AuditScreen.tsx")).AuditScreen,
  },
];
