import { fact, type Tellings } from "../../../../core/audit/telling.ts";

declare module "../../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Somebody said where reportable cash comes from. */
    "payment.origin-noted": { origenFondos: string; traidoPor: string };
  }
}

/** How the history tells it. */
export const toldCash = {
  "payment.origin-noted": ({ origenFondos, traidoPor }) => ({
    did: "anotó el origen de los fondos de un pago en efectivo",
    changes: [...fact("Origen", origenFondos), ...fact("Lo trajo", traidoPor)],
  }),
} satisfies Partial<Tellings>;
