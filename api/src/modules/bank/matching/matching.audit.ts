import type { AuditEntries } from "../../../core/audit/audit.ts";
import { by, fact, money, type Descriptions } from "../../../core/audit/description.ts";
import type { AllocationOrigin, BackingOrigin, BankConcept } from "../bank.enums.ts";
import { conceptLabels } from "../outflow/concept.rules.ts";
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
    "bank.explained": {
      movementId: string;
      concept: BankConcept;
      /** Amount without sign. */
      amount: number;
      origin: AllocationOrigin;
      registered: boolean;
      ruleId?: string;
    };
    "bank.unexplained": { movementId: string; concept: BankConcept; amount: number; byRule: boolean };
    "bank.rule-made": { accountId: string; concept: BankConcept; words: string; from: number; to: number };
    "bank.rule-changed": { accountId: string; concept: BankConcept; words: string; from: number; to: number };
    "bank.rule-ended": { accountId: string; concept: BankConcept; words: string };
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

const ways: Readonly<Record<AllocationOrigin, string>> = {
  propuesta: "Propuesta",
  eleccion: "Elegido a mano",
  regla: "Regla",
  liquidacion: "Liquidación",
};
const ranged = ({ concept, words, from, to }: AuditEntries["bank.rule-made"]) => [
  ...fact("Concepto", concept, by(conceptLabels)),
  ...fact("Palabras", words),
  ...fact("Valor", `${money(from)} a ${money(to)}`),
];

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
  "bank.explained": ({ amount, concept, origin, registered }) => ({
    did: `explicó ${money(amount)} de un movimiento del banco: ${conceptLabels[concept]}`,
    amount,
    changes: [
      ...fact("Cómo", origin, by(ways)),
      ...(registered ? fact("Pago", "Se registró al aceptar") : []),
    ],
    tone: "leaf",
  }),
  "bank.unexplained": ({ amount, concept, byRule }) => ({
    did: `deshizo ${money(amount)} de un movimiento del banco: ${conceptLabels[concept]}`,
    amount,
    ...(byRule && { note: "Lo había clasificado una regla" }),
    tone: "sun",
  }),
  "bank.rule-made": (rule) => ({ did: "hizo una regla del banco", changes: ranged(rule), tone: "leaf" }),
  "bank.rule-changed": (rule) => ({ did: "cambió una regla del banco", changes: ranged(rule) }),
  "bank.rule-ended": ({ concept, words }) => ({
    did: "terminó una regla del banco",
    changes: [...fact("Concepto", concept, by(conceptLabels)), ...fact("Palabras", words)],
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
