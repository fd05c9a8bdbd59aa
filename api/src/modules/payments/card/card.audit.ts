import { by, fact, money, type Descriptions } from "../../../core/audit/description.ts";
import { attemptLifecycle } from "./attempt.lifecycle.ts";
import type { PaidId } from "../payable/payable.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** An online payment was started. */
    "card.started": PaidId & { reference: string; monto: number; medio: string };
    /** An attempt reached an outcome, reported by the provider or found by a query. */
    "card.moved": { reference: string; status: string; transactionId: string | null; reason: string | null };
  }
}

const labels: Readonly<Record<string, string>> = attemptLifecycle.labels;

const onlineLabels = { card: "Tarjeta", pse: "PSE", nequi: "Nequi" } as const;

/** Texts of the history for online payments. */
export const describedCards = {
  "card.started": ({ reference, monto, medio }) => ({
    did: `empezó a pagar en línea ${money(monto)}`,
    amount: monto,
    changes: [...fact("Referencia", reference), ...fact("Medio", medio, by(onlineLabels))],
  }),
  "card.moved": ({ reference, status, reason }) => ({
    did: `anotó cómo quedó el pago en línea: ${labels[status] ?? status}`,
    changes: fact("Referencia", reference),
    note: reason,
  }),
} satisfies Partial<Descriptions>;
