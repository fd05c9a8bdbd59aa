import { fact, pesos, type Descriptions } from "../../core/audit/description.ts";
import { spokenMonth } from "../../core/colombia/spoken.ts";
import type { Month } from "../../core/colombia/days.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    /**
     * Amounts in COP. `waiting` is the number of open records; `sha256` is the hash of the stored figures.
     */
    "month.closed": { mes: Month; waiting: number; recibido: number; pagado: number; sha256: string };
    "month.reopened": { mes: Month; sha256: string; reason: string };
  }
}

/** Descriptions of the audit entries about months. */
export const describedMonths = {
  "month.closed": ({ mes, waiting, recibido, pagado }) => ({
    did: `cerró ${spokenMonth(mes)}`,
    amount: recibido,
    changes: [
      ...fact("Por revisar", waiting),
      ...fact("Recaudo", recibido, pesos),
      ...fact("Todo lo pagado", pagado, pesos),
    ],
  }),
  "month.reopened": ({ mes, reason }) => ({
    did: `reabrió ${spokenMonth(mes)}`,
    note: reason,
    tone: "sun",
  }),
} satisfies Partial<Descriptions>;
