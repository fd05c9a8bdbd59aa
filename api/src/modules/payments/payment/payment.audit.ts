import type { AuditEntries } from "../../../core/audit/audit.ts";
import { by, fact, money, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";
import { meansLabels } from "./means/means.rules.ts";
import type { PaidId } from "../payable/payable.ts";
import type { ReviewCause } from "./decision/review.rules.ts";
import {
  type WithheldAmounts,
  withheldLabels,
  withheldTaxes,
  withheldTotal,
} from "./withheld/withheld.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "payment.registered": PaidId & {
      monto: number;
      tipoPago: string;
      medio?: string;
      cuentaAgenciaId?: string;
      fechaPago: string;
      retenido?: number;
      possibleDuplicates?: string[];
    };
    "payment.corrected": {
      before: { medio: string; cuentaAgenciaId: string | null };
      after: { medio: string; cuentaAgenciaId: string | null };
    };
    "payment.withheld": PaidId & {
      before: WithheldAmounts;
      after: WithheldAmounts;
      /** Number of the certificate; absent without one. */
      certificado?: string;
    };
    "payment.receipt-attached": { filename: string; sha256: string };
    "payment.verified": PaidId & {
      monto: number;
      receiptNumber: string;
      balanceAfter: number;
      /** Amount that the client withheld, in COP; absent when nothing was stated. */
      retenido?: number;
      /** Ids of the payments that it may duplicate; absent when there are none. */
      possibleDuplicates?: string[];
      /** Reason for verifying a payment that may be a duplicate, or whose record was cancelled. */
      graveReason?: string;
    };
    "payment.rejected": PaidId & { monto: number; reason: string };
    "payment.withdrawn": PaidId & { monto: number };
    "payment.in-review": PaidId & { monto: number; why: ReviewCause };
    "payment.reversed": PaidId & { monto: number; receiptNumber: string; reason: string };
  }
}

const ACCEPTED = "Se aceptó como posible duplicado";

/**
 * Returns the note on a payment that was verified despite a serious warning: the warning, and the reason for
 * verifying; null for any other payment.
 */
export function graveNote({
  possibleDuplicates,
  graveReason,
}: Pick<AuditEntries["payment.verified"], "possibleDuplicates" | "graveReason">): string | null {
  const what = possibleDuplicates ? ACCEPTED : "Se verificó aunque lo que paga está cancelado";
  if (graveReason === undefined) return possibleDuplicates ? what : null;
  return `${what}: ${graveReason}`;
}

const reviewCauses: Readonly<Record<ReviewCause, string>> = {
  "above-balance": "supera el saldo",
  "other-amount": "llegó por otro valor",
  "refused-before": "el proveedor lo había rechazado",
  "takes-no-payments": "ya no recibe pagos",
};

/** Texts of the history for payments. */
export const describedPayments = {
  "payment.registered": ({ monto, tipoPago, medio, fechaPago, retenido, possibleDuplicates }) => ({
    did: `registró un pago de ${money(monto)}`,
    amount: monto,
    changes: [
      ...fact("Medio", medio ?? tipoPago, by(meansLabels)),
      ...fact("Día del pago", fechaPago),
      ...(retenido === undefined ? [] : fact("Retenido por el cliente", money(retenido))),
    ],
    note: possibleDuplicates ? ACCEPTED : null,
  }),
  "payment.corrected": ({ before, after }) => ({
    did: "corrigió el pago",
    changes:
      before.medio === after.medio
        ? fact("Corregido", "La cuenta que lo recibió")
        : moved("Medio", before.medio, after.medio, by(meansLabels)),
  }),
  "payment.withheld": ({ before, after, certificado }) => ({
    did:
      withheldTotal(after) > 0
        ? `registró que el cliente retuvo ${money(withheldTotal(after))}`
        : "registró que el cliente no retuvo nada",
    amount: withheldTotal(after),
    changes: [
      ...withheldTaxes.flatMap((tax) =>
        before[tax] === after[tax]
          ? []
          : moved(withheldLabels[tax], before[tax] ?? 0, after[tax] ?? 0, pesos),
      ),
      ...fact("Certificado", certificado ?? null),
    ],
  }),
  "payment.receipt-attached": ({ filename }) => ({
    did: "adjuntó el comprobante del pago",
    changes: fact("Archivo", filename),
  }),
  "payment.verified": ({ monto, receiptNumber, balanceAfter, retenido = 0, ...grave }) => ({
    did: `verificó el pago de ${money(monto)} y emitió el recibo ${receiptNumber}`,
    amount: monto,
    changes: moved("Saldo", balanceAfter + monto + retenido, balanceAfter, pesos),
    note: graveNote(grave),
    tone: "leaf",
  }),
  "payment.rejected": ({ monto, reason }) => ({
    did: `rechazó el pago de ${money(monto)}`,
    amount: monto,
    note: reason,
    tone: "clay",
  }),
  "payment.withdrawn": ({ monto }) => ({
    did: `retiró el pago de ${money(monto)} que había registrado`,
    amount: monto,
    tone: "clay",
  }),
  "payment.in-review": ({ monto, why }) => ({
    did: `dejó en revisión el pago de ${money(monto)}: ${reviewCauses[why]}`,
    amount: monto,
    tone: "sun",
  }),
  "payment.reversed": ({ monto, receiptNumber, reason }) => ({
    did: `reversó el pago de ${money(monto)}, recibo ${receiptNumber}`,
    amount: monto,
    note: reason,
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
