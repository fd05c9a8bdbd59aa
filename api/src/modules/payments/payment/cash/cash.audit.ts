import { fact, type Descriptions } from "../../../../core/audit/description.ts";

declare module "../../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** The origin of reportable cash was noted. */
    "payment.origin-noted": { origenFondos: string; traidoPor: string };
  }
}

/** Texts of the history for acts on cash. */
export const describedCash = {
  "payment.origin-noted": ({ origenFondos, traidoPor }) => ({
    did: "anotó el origen de los fondos de un pago en efectivo",
    changes: [...fact("Origen", origenFondos), ...fact("Lo trajo", traidoPor)],
  }),
} satisfies Partial<Descriptions>;
