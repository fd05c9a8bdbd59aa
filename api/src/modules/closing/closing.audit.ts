import type { Month } from "../../core/colombia/days.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Amounts in COP; how much still waited, and the hash of the figures that were kept. */
    "month.closed": { mes: Month; waiting: number; recibido: number; pagado: number; sha256: string };
    "month.reopened": { mes: Month; sha256: string; reason: string };
  }
}
