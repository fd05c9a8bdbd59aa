import type { AuditEntries } from "../../../../core/audit/audit.ts";
import { shownTypes } from "../../../../core/audit/description.ts";
import { AuditEntry } from "../../../../core/audit/audit.entity.ts";
import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { meansLabels } from "../means/means.rules.ts";
import { findPayment } from "../payment.access.ts";
import type { MedioDePago } from "../payment.enums.ts";
import type { PaymentEvent, PaymentEventKind } from "./desk.types.ts";

/** Lines of a payment's history by audit entry; null for an entry that only the whole history shows. */
type Lines = {
  readonly [T in keyof AuditEntries & `payment.${string}`]:
    readonly [kind: PaymentEventKind, note: (detail: AuditEntries[T]) => string | null] | null;
};

const silent = () => null;
const accepted = "Se aceptó como posible duplicado";
const lines = {
  "payment.registered": ["registered", ({ possibleDuplicates }) => (possibleDuplicates ? accepted : null)],
  "payment.receipt-attached": ["receipt_attached", ({ filename }) => filename],
  "payment.corrected": [
    "corrected",
    ({ before, after }) =>
      before.medio === after.medio
        ? "Cuenta que lo recibió"
        : `${meansLabels[before.medio as MedioDePago]} → ${meansLabels[after.medio as MedioDePago]}`,
  ],
  "payment.in-review": ["in_review", silent],
  "payment.verified": [
    "verified",
    ({ receiptNumber, possibleDuplicates }) =>
      possibleDuplicates ? `Recibo ${receiptNumber}. ${accepted}` : `Recibo ${receiptNumber}`,
  ],
  "payment.rejected": ["rejected", ({ reason }) => reason],
  "payment.withdrawn": ["withdrawn", silent],
  "payment.reversed": ["reversed", ({ reason }) => reason],
  "payment.origin-noted": null,
} as const satisfies Lines;

/**
 * Returns the history of a payment, newest first, out of the audit log. NOT_FOUND out of the asker's scope.
 */
export async function paymentHistory(context: Context, id: string): Promise<PaymentEvent[]> {
  const scope = Scope.of(context);
  const payment = await findPayment(scope, id);
  const entries = await scope.em.find(
    AuditEntry,
    { recordId: payment.id, type: { $in: shownTypes(lines) } },
    { orderBy: { at: "desc", id: "desc" }, limit: 100 },
  );
  const people = await scope.em.find(User, {
    id: { $in: entries.flatMap(({ actorId }) => (actorId ? [actorId] : [])) },
  });
  const names = new Map(people.map((person) => [person.id, `${person.name} ${person.lastname}`]));
  return entries.flatMap(({ id: entryId, type, at, actorId, detail }) => {
    const line = lines[type as keyof typeof lines];
    if (!line) return [];
    const [tipo, note] = line;
    return {
      id: entryId,
      tipo,
      at,
      note: (note as (detail: object) => string | null)(detail),
      actorName: actorId ? (names.get(actorId) ?? null) : null,
    };
  });
}
