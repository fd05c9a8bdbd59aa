import type { AuditEntry } from "../audit/audit.entity.ts";

declare module "./listeners.ts" {
  interface Events {
    /** Emitted with the lines that an act adds to the history, after everything else is written. */
    "history.written": { entries: readonly AuditEntry[] };
  }
}
export {};
