import type { AuditEntries } from "../../../../core/audit/audit.ts";
import { AuditEntry } from "../../../../core/audit/audit.entity.ts";
import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { meansLabels } from "../means/means.rules.ts";
import { findPayment } from "../payment.access.ts";
import "../payment.audit.ts";
import type { MedioDePago } from "../payment.enums.ts";
import type { PaymentEvent, PaymentEventKind } from "./desk.types.ts";

type Told = {
  readonly [T in keyof AuditEntries & `payment.${string}`]?: readonly [
    kind: PaymentEventKind,
    note: (detail: AuditEntries[T]) => string | null,
  ];
};

const silent = () => null;
const accepted = "Se aceptó como posible duplicado";
const told = {
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
} as const satisfies Told;

/** What happened to a payment, newest first, out of the audit log. NOT_FOUND out of the asker's scope. */
export async function paymentHistory(context: Context, id: string): Promise<PaymentEvent[]> {
  const scope = Scope.of(context);
  const payment = await findPayment(scope, id);
  const entries = await scope.em.find(
    AuditEntry,
    { recordId: payment.id, type: { $in: Object.keys(told) } },
    { orderBy: { at: "desc", id: "desc" }, limit: 100 },
  );
  const people = await scope.em.find(User, {
    id: { $in: entries.flatMap(({ actorId }) => (actorId ? [actorId] : [])) },
  });
  const names = new Map(people.map((person) => [person.id, `${person.name} ${person.lastname}`]));
  return entries.map(({ id: entryId, type, at, actorId, detail }) => {
    const [tipo, note] = told[type as keyof typeof told];
    return {
      ...{ id: entryId, tipo, at, note: (note as (detail: object) => string | null)(detail) },
      actorName: actorId ? (names.get(actorId) ?? null) : null,
    };
  });
}
