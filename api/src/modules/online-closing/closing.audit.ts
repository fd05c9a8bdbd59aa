import { fact, pesos, spoken, type Descriptions } from "../../core/audit/description.ts";
import { stepLabels, type ClosingStep } from "./closing-step.rules.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "quote.closing-allowed": { version: number; mostPayments: number };
    "quote.closing-started": { version: number };
    "quote.closing-chosen": { payments: number; extras: string[]; total: number };
    /** `sha256` is the digest of the accepted summary. */
    "quote.closing-accepted": { total: number; payments: number; sha256: string };
    "quote.closing-signed": { contract: string };
    "quote.closing-paid": { contract: string };
    "quote.closing-stalled": { step: ClosingStep };
    "quote.closing-stopped": { reason: string };
    "quote.closing-taken-over": { reason: string };
    "quote.closing-ended": { reason: string };
    "quote.closing-code-sent": object;
    "quote.closing-continued": object;
  }
}

/** Texts of the history for online closings, which are part of their quote's history. */
export const describedClosings = {
  "quote.closing-allowed": ({ version, mostPayments }) => ({
    did: `permitió cerrar en línea la versión ${version}`,
    changes: fact("Pagos, como máximo", mostPayments),
  }),
  "quote.closing-started": () => ({ did: "empezó a cerrar en línea", tone: "leaf" }),
  "quote.closing-chosen": ({ payments, extras, total }) => ({
    did: "eligió cómo cerrar su viaje",
    again: "eligió cómo cerrar su viaje",
    amount: total,
    changes: [...fact("Pagos", payments), ...fact("Extras", extras.join(", ") || null)],
  }),
  "quote.closing-accepted": ({ total, payments, sha256 }) => ({
    did: "aceptó el resumen de su compra",
    amount: total,
    changes: [
      ...fact("Total", total, pesos),
      ...fact("Pagos", payments),
      ...fact("Huella del resumen", sha256, spoken),
    ],
    tone: "leaf",
  }),
  "quote.closing-signed": ({ contract }) => ({ did: `firmó en línea el contrato ${contract}`, tone: "leaf" }),
  "quote.closing-paid": ({ contract }) => ({
    did: `terminó de cerrar en línea el contrato ${contract}`,
    tone: "leaf",
  }),
  "quote.closing-stalled": ({ step }) => ({
    did: `avisó que el cierre en línea quedó en «${stepLabels[step]}»`,
    tone: "sun",
  }),
  "quote.closing-stopped": ({ reason }) => ({ did: "detuvo el cierre en línea", note: reason, tone: "clay" }),
  "quote.closing-taken-over": ({ reason }) => ({
    did: "dejó el cierre en manos del vendedor",
    note: reason,
    tone: "sun",
  }),
  "quote.closing-ended": ({ reason }) => ({ did: "terminó el cierre en línea", note: reason, tone: "clay" }),
  "quote.closing-code-sent": () => ({ did: "pidió el código para seguir en otro equipo", tone: "neutral" }),
  "quote.closing-continued": () => ({ did: "siguió el cierre en línea en otro equipo" }),
} satisfies Partial<Descriptions>;
