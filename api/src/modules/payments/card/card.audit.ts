import { by, fact, money, type Tellings } from "../../../core/audit/telling.ts";
import { attemptLifecycle } from "./attempt.lifecycle.ts";
import type { PaidId } from "../payable/payable.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** Somebody began to pay online. */
    "card.started": PaidId & { reference: string; monto: number; medio: string };
    /** The provider told, or we found out, what became of an attempt. */
    "card.moved": { reference: string; status: string; transactionId: string | null; reason: string | null };
  }
}

const labels: Readonly<Record<string, string>> = attemptLifecycle.labels;

const onlineLabels = { card: "Tarjeta", pse: "PSE", nequi: "Nequi" } as const;

/** How the history tells it. */
export const toldCards = {
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
} satisfies Partial<Tellings>;
