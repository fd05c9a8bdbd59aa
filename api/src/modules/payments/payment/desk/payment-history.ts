import type { AuditEntries } from "../../../../core/audit/audit.ts";
import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { historyOf, type HistoryLine } from "../../../accounts/account/history-of.ts";
import { meansLabels } from "../means/means.rules.ts";
import { graveNote } from "../payment.audit.ts";
import { findPayment } from "../payment.access.ts";
import type { MedioDePago } from "../payment.enums.ts";
import { withheldText } from "../withheld/withheld.rules.ts";
import type { PaymentEvent, PaymentEventKind } from "./desk.types.ts";

/** Text of a payment's history line for each audit entry. */
type Lines = {
  readonly [T in keyof AuditEntries & `payment.${string}`]: HistoryLine<PaymentEventKind, AuditEntries[T]>;
};

const silent = () => null;
const accepted = "Se aceptó como posible duplicado";
const lines: Lines = {
  "payment.registered": ["registered", ({ possibleDuplicates }) => (possibleDuplicates ? accepted : null)],
  "payment.receipt-attached": ["receipt_attached", ({ filename }) => filename],
  "payment.corrected": [
    "corrected",
    ({ before, after }) =>
      before.medio === after.medio
        ? "Cuenta que lo recibió"
        : `${meansLabels[before.medio as MedioDePago]} → ${meansLabels[after.medio as MedioDePago]}`,
  ],
  "payment.withheld": ["withheld", ({ after }) => withheldText(after)],
  "payment.in-review": ["in_review", silent],
  "payment.verified": [
    "verified",
    ({ receiptNumber, ...grave }) =>
      [`Recibo ${receiptNumber}`, graveNote(grave)].filter((part) => part !== null).join(". "),
  ],
  "payment.rejected": ["rejected", ({ reason }) => reason],
  "payment.withdrawn": ["withdrawn", silent],
  "payment.reversed": ["reversed", ({ reason }) => reason],
  "payment.origin-noted": [
    "origin_noted",
    ({ origenFondos, traidoPor }) => `${origenFondos}. Lo trajo ${traidoPor}`,
  ],
};

/**
 * Returns the history of a payment from the audit log, newest first. NOT_FOUND for a payment that the viewer
 * may not see.
 */
export async function paymentHistory(context: Context, id: string): Promise<PaymentEvent[]> {
  const payment = await findPayment(Scope.of(context), id);
  const happened = await historyOf<PaymentEventKind>(context, payment.id, lines as never, {
    clientsByName: true,
  });
  return happened.map(({ kind: tipo, ...event }) => ({ ...event, tipo }));
}
