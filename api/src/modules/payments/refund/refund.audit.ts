import { by, fact, money, moved, pesos, spoken, type Descriptions } from "../../../core/audit/description.ts";
import { counted } from "../../../core/colombia/spoken.ts";
import { meansLabels } from "../payment/means/means.rules.ts";
import { refundReasonLabels } from "./refund.rules.ts";
import type { PaidId } from "../payable/payable.ts";
import type { RefundMeans, RefundReason } from "./refund.enums.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "refund.opened": PaidId & {
      monto: number;
      reason: RefundReason;
      dueOn: string;
      note?: string;
      paymentId?: string;
      /** Masked account copied from another refund of the same record. */
      cuenta?: string;
    };
    /** It was decided that nothing is refunded for a cancelled contract, with the reason. */
    "refund.waived": PaidId & { left: number; reason: string };
    /** The account was entered; `numeroCuenta` is masked. */
    "refund.account-set": { banco: string; tipo: string; numeroCuenta: string };
    /** The full account was shown to a person who pays refunds; `numeroCuenta` is masked in this entry. */
    "refund.account-shown": { banco: string; numeroCuenta: string };
    /** A bank file that pays several refunds was exported; `total` in COP. */
    "refund.exported": { lines: number; total: number; format: string; ids: readonly string[] };
    "refund.account-asked": object;
    "refund.due-changed": { before: string; after: string; reason: string };
    "refund.paid": PaidId & { monto: number; paidOn: string; means: RefundMeans; sha256: string };
    "refund.annulled": PaidId & { monto: number; reason: string };
    "refund.account-code-sent": object;
    "refund.due-near": { dueOn: string };
  }
}

/** Texts of the history for refunds. */
export const describedRefunds = {
  "refund.opened": ({ monto, reason, dueOn, note, cuenta }) => ({
    did: `abrió una devolución por ${money(monto)}`,
    amount: monto,
    changes: [
      ...fact("Motivo", reason, by(refundReasonLabels)),
      ...fact("Pagar antes del", dueOn),
      ...fact("Cuenta", cuenta, spoken, "banking"),
    ],
    note: note ?? null,
    tone: "sun",
  }),
  "refund.waived": ({ left, reason }) => ({
    did: "decidió que no se devuelve nada",
    changes: fact("Pagado que queda", left, pesos),
    note: reason,
  }),
  "refund.account-set": ({ banco, tipo, numeroCuenta }) => ({
    did: "anotó la cuenta de la devolución",
    changes: [
      ...fact("Banco", banco, spoken, "banking"),
      ...fact("Tipo", tipo, spoken, "banking"),
      ...fact("Cuenta", numeroCuenta, spoken, "banking"),
    ],
  }),
  "refund.account-shown": ({ banco, numeroCuenta }) => ({
    did: "vio la cuenta completa de la devolución",
    changes: [...fact("Banco", banco, spoken, "banking"), ...fact("Cuenta", numeroCuenta, spoken, "banking")],
  }),
  "refund.exported": ({ lines, total, format }) => ({
    did: `sacó el archivo del banco de ${counted(lines, "devolución", "devoluciones")} en ${format}`,
    amount: total,
  }),
  "refund.account-asked": () => ({ did: "le pidió al cliente la cuenta de la devolución por correo" }),
  "refund.due-changed": ({ before, after, reason }) => ({
    did: "cambió el plazo de la devolución",
    changes: moved("Pagar antes del", before, after),
    note: reason,
    tone: "sun",
  }),
  "refund.paid": ({ monto, paidOn, means }) => ({
    did: `pagó la devolución por ${money(monto)}`,
    amount: monto,
    changes: [...fact("Día", paidOn), ...fact("Medio", means, by(meansLabels))],
    tone: "leaf",
  }),
  "refund.annulled": ({ monto, reason }) => ({
    did: `anuló la devolución por ${money(monto)}`,
    amount: monto,
    note: reason,
    tone: "clay",
  }),
  "refund.account-code-sent": () => ({ did: "pidió el código para dar la cuenta de su devolución" }),
  "refund.due-near": ({ dueOn }) => ({
    did: "avisó que el plazo de la devolución está cerca",
    changes: fact("Pagar antes del", dueOn),
    tone: "sun",
  }),
} satisfies Partial<Descriptions>;
