import type { AuditEntry } from "../audit/audit.entity.ts";

declare module "./listeners.ts" {
  interface Events {
    /** Lines that an act adds to the history, once all else is written. */
    "history.written": { entries: readonly AuditEntry[] };
  }
}
export {};
