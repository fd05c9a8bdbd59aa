import { fact, pesos, type Tellings } from "../../../core/audit/telling.ts";
import { counted } from "../../../core/colombia/spoken.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "provider-payment.made": { total: number; lines: number; fechaPago: string; dues: string[] };
  }
}

/** How the history tells it. */
export const toldProviderPayments = {
  "provider-payment.made": ({ total, lines, fechaPago }) => ({
    did: `pagó ${counted(lines, "deuda", "deudas")} con el proveedor`,
    changes: [...fact("Total", total, pesos, "costs"), ...fact("Día del pago", fechaPago)],
    tone: "leaf",
  }),
} satisfies Partial<Tellings>;
