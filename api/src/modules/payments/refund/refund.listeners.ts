import { addDays } from "../../../core/colombia/days.ts";
import { type Events, type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { WITHDRAWN_BY_CLIENT } from "../retracto/retracto.rules.ts";
import { payableRelations, type PayableRef } from "../payable/payable.ts";
import { loadPayable } from "../payable/payable-kinds.ts";
import { Payment } from "../payment/payment.entity.ts";
import { annul } from "./annul.ts";
import { openDecided } from "./decision/decided-refund.ts";
import { openRefund } from "./open-refund.ts";
import { annulKept } from "./kept/annul.ts";
import { KeptAmount } from "./kept/kept-amount.entity.ts";
import { Refund } from "./refund.entity.ts";
import { announceCancelled, announceOpened } from "./notify-client.ts";
import { REFUND_DAYS } from "./refund.rules.ts";
import { leftToRefund } from "./refund-sums.ts";

const LATE = "Un pago se verificó después de la cancelación.";
const TAKEN_BACK = "El pago se reversó";
const VOIDED = "El proveedor anuló el pago";

/**
 * Opens a refund of money that was verified only after its contract ended, with the reason for which the
 * contract ended.
 */
async function refundLatePayment(
  work: Work,
  { paymentId, payable: ref }: { paymentId: string; payable: PayableRef },
): Promise<void> {
  if (ref.kind !== "contract") return;
  const { status, cancelReason } = await work.em.findOneOrFail(Contract, { id: ref.id });
  if (status !== "cancelled") return;
  const { monto } = await work.em.findOneOrFail(Payment, { id: paymentId });
  const reason = cancelReason === WITHDRAWN_BY_CLIENT ? "retracto" : "cancelacion";
  const payable = await loadPayable(work, ref);
  const dueOn = addDays(work.today, REFUND_DAYS);
  const refund = await openRefund(work, payable, { monto, reason, dueOn, note: LATE });
  if (refund) await announceOpened(work, payable, refund, LATE);
}

/**
 * Opens the refund that was decided with the cancellation of a contract, and notifies the client of both in
 * one e-mail. A draft is skipped, because the client never received it; so is a contract from which the
 * client withdrew.
 */
async function endMoney(
  work: Work,
  { contractId: id, from, refund: agreed }: Events["contract.cancelled"],
): Promise<void> {
  const contract = await work.em.findOneOrFail(Contract, { id });
  const payable = await loadPayable(work, { kind: "contract", id });
  const left = await leftToRefund(work, payable.ref);
  const refund = agreed && (await openDecided(work, payable, left, agreed));
  if (from === "draft" || contract.cancelReason === WITHDRAWN_BY_CLIENT) return;
  const decided = refund
    ? { monto: refund.monto, dueOn: refund.dueOn, asksAccount: refund.accountAt === null }
    : { monto: 0, dueOn: work.today, asksAccount: false };
  await announceCancelled(work, payable, contract, {
    left,
    refund: agreed ? decided : null,
  });
}

/**
 * Reduces the owed refunds when a refunded payment is reversed: annuls the newest refunds as far as needed
 * and reopens the remainder of the last one; then the amounts kept of its contract. For refunds that are
 * already paid, a notification is sent.
 */
async function shrinkRefunds(work: Work, ref: PayableRef): Promise<void> {
  let left = await leftToRefund(work, ref);
  if (left >= 0) return;
  const payable = await loadPayable(work, ref);
  const owed = await work.em.find(
    Refund,
    { [payableRelations[ref.kind]]: ref.id, payment: null, status: "abierta" },
    { orderBy: { createdAt: "desc", id: "desc" } },
  );
  for (const refund of owed) {
    if (left >= 0) return;
    await work.lock(refund);
    const { monto, reason, dueOn, note } = refund;
    await annul(work, refund, ref, TAKEN_BACK);
    left += monto;
    if (left <= 0) continue;
    await openRefund(work, payable, { monto: left, reason, dueOn, note });
  }
  if (left < 0 && ref.kind === "contract") left = await shrinkKept(work, ref.id, left);
  // Refunded money of a contract that lives on no longer counts as paid; it counts again when the refund is
  // no longer owed.
  if (owed.some(({ reason }) => reason === "retracto_parcial")) await payable.settle(work);
  if (left < 0) await work.emit("refund.beyond-paid", { payable: ref, amount: -left });
}

/**
 * Annuls the newest kept amounts of open months until the rest is not below zero; returns the rest, in COP.
 */
async function shrinkKept(work: Work, contractId: string, from: number): Promise<number> {
  let left = from;
  const standing = await work.em.find(
    KeptAmount,
    { contract: contractId, annulledAt: null },
    { orderBy: { createdAt: "desc", id: "desc" } },
  );
  for (const kept of standing) {
    if (left >= 0) return left;
    await work.lock(kept);
    const { mesCerrado } = await work.facts(kept, "mesCerrado");
    if (mesCerrado !== null) continue;
    annulKept(work, kept, TAKEN_BACK);
    left += kept.penalidad + kept.noReembolsado;
  }
  return left;
}

/** Annuls the refund of a payment in review that the provider itself reversed. */
async function dropVoided(
  work: Work,
  { paymentId, payable }: { paymentId: string; payable: PayableRef },
): Promise<void> {
  const refund = await work.em.findOne(Refund, { payment: paymentId });
  if (!refund) return;
  await work.lock(refund);
  if (refund.status === "abierta") await annul(work, refund, payable, VOIDED);
  else if (refund.status === "pagada")
    await work.emit("refund.beyond-paid", { payable, amount: refund.monto });
}

/** Listeners that open and annul refunds automatically. */
export const refundListeners: readonly Listener[] = [
  on("contract.cancelled", endMoney),
  on("payment.verified", refundLatePayment),
  on("payment.reversed", (work, { payable }) => shrinkRefunds(work, payable)),
  on("card.voided", dropVoided),
];
