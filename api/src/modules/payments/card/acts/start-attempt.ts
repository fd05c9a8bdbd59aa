import { balanceOf, paidBy, paidId, payableRelations, type PayableRef } from "../../payable/payable.ts";
import type { Cop } from "../../../../core/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Acceptance } from "../../../../core/wompi/client.ts";
import { recordAcceptance } from "../../../accounts/consent/record-consent.ts";
import { nextAsked } from "../../../contracts/plan/next-payment.ts";
import { knownPayable } from "../../payable/payable-kinds.ts";
import { registrable } from "../../payment/payment.rules.ts";
import { spokenFor } from "../../payment/payment-sums.ts";
import { CardAttempt } from "../attempt.entity.ts";
import { attemptCount, attemptSubject } from "../attempt-sums.ts";
import "../card.audit.ts";
import type { MedioEnLinea } from "../card.enums.ts";
import { otherPayment, referenceOf, refuseOnline } from "../card.rules.ts";

/** What somebody is about to pay online. */
export interface Order {
  readonly ref: PayableRef;
  /** In COP; null for what is due. */
  readonly monto: Cop | null;
  readonly medio: MedioEnLinea;
  readonly payer: Pick<CardAttempt, "pagadorNombre" | "pagadorEmail" | "pagadorTelefono">;
  /** What the payer accepted; null where their channel captured nothing. */
  readonly terms: Pick<Acceptance, "permalink" | "sha256"> | null;
  readonly personalData: Pick<Acceptance, "permalink" | "sha256"> | null;
  /** What the payer's program calls this try; null where it has no name for it. */
  readonly key: string | null;
}

/** An attempt, and whether this request began it: another one may have, under its key. */
export interface Started {
  readonly id: string;
  readonly fresh: boolean;
}

/**
 * Begins to pay online: the attempt is kept with its reference and what the payer accepted, before the
 * provider hears of it. Whoever knows the id of what is paid may pay it.
 * @throws Refusal BAD_USER_INPUT for an amount above what is left, CONFLICT where nothing can be paid.
 */
export async function startAttempt(work: Work, order: Order): Promise<Started> {
  const { ref, medio, payer, key } = order;
  const payable = await knownPayable(work, ref);
  await work.lock(payable.record);
  const known = key === null ? null : await work.em.findOne(CardAttempt, { key });
  if (known) return repeated(known, order);
  payable.refuse("pay", work);
  const promised = await spokenFor(work, ref);
  const left = registrable(balanceOf(payable), promised);
  const next = ref.kind === "contract" ? await nextAsked(work, ref.id, promised) : null;
  const monto = order.monto ?? Math.min(left, next?.amount ?? left);
  refuseOnline(monto, left);

  const reference = referenceOf(attemptSubject(payable), (await attemptCount(work, ref)) + 1);
  const attempt = Object.assign(new CardAttempt(), { reference, monto, medio, key, ...payer });
  Object.assign(attempt, { [payableRelations[ref.kind]]: payable.record });
  work.add(attempt);
  recordAcceptance(work, "payment-terms", attempt.id, order.terms);
  recordAcceptance(work, "payment-data", attempt.id, order.personalData);
  work.audit("card.started", attempt.id, { ...paidId(ref), reference, monto, medio });
  return { id: attempt.id, fresh: true };
}

/** A key that comes again means the payment that it meant before, or is refused. */
function repeated(known: CardAttempt, { ref, monto, medio }: Order): Started {
  const { kind, id } = paidBy(known);
  const isSame = kind === ref.kind && id === ref.id && known.medio === medio;
  if (!isSame || (monto !== null && monto !== known.monto)) throw otherPayment();
  return { id: known.id, fresh: false };
}
