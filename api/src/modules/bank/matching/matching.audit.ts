import { by, fact, money, type Descriptions } from "../../../core/audit/description.ts";
import type { BackingOrigin } from "../bank.enums.ts";
import { type BackingDifference, differences } from "./backing.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "bank.backed": {
      movementId: string;
      paymentId: string;
      amount: number;
      origin: BackingOrigin;
      /** Differences between movement and payment; absent in entries older than this field. */
      difference?: BackingDifference;
    };
    "bank.freed": { movementId: string; paymentId: string; amount: number; why: string };
    "bank.aside": { amount: number; reason: string };
    "bank.restored": { amount: number };
  }
}

const origins: Readonly<Record<BackingOrigin, string>> = {
  propuesta: "Propuesta",
  asignacion: "Asignación",
  automatico: "Automático",
  eleccion: "Pago elegido",
};

/** Descriptions of the audit entries about matching. */
export const describedMatching = {
  "bank.backed": ({ amount, origin, difference }) => ({
    did: `respaldó un pago con un movimiento del banco por ${money(amount)}`,
    amount,
    changes: [
      ...fact("Cómo", origin, by(origins)),
      ...(difference ? fact("Diferencia", differences(difference).join("; ")) : []),
    ],
    tone: "leaf",
  }),
  "bank.freed": ({ amount, why }) => ({
    did: `soltó el movimiento del banco del pago por ${money(amount)}`,
    amount,
    note: why,
    tone: "sun",
  }),
  "bank.aside": ({ amount, reason }) => ({
    did: `apartó el movimiento del banco por ${money(amount)}`,
    amount,
    note: reason,
  }),
  "bank.restored": ({ amount }) => ({
    did: `volvió a poner el movimiento del banco por ${money(amount)}`,
    amount,
  }),
} satisfies Partial<Descriptions>;
