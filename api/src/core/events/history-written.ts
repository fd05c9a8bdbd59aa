import type { AuditEntry } from "../audit/audit.entity.ts";

declare module "./listeners.ts" {
  interface Events {
    /** The lines that an act leaves in the history, when all else of it is written. */
    "history.written": { entries: readonly AuditEntry[] };
  }
}
export {};
