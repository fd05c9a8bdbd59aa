import { make, assign } from "../../../../core/rows.ts";
import {
  balanceOf,
  paidBy,
  paidId,
  payableColumns,
  payableRelations,
  type Payable,
  type PayableRef,
} from "../../payable/payable.ts";
import type { Cop } from "../../../../core/colombia/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Acceptance } from "../../wompi/client.ts";
import { recordAcceptance } from "../../../accounts/consent/record-consent.ts";
import { nextAsked } from "../../../contracts/plan/next-payment.ts";
import { leftToPay } from "../../../contracts/plan/sums.rules.ts";
import { knownPayable } from "../../payable/payable-kinds.ts";
import { reservedFor } from "../../payable/reserved-for.ts";
import { CardAttempt } from "../attempt.entity.ts";
import type { MedioEnLinea } from "../card.enums.ts";
import { otherPayment, referenceOf, refuseOnline } from "../card.rules.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { raw, sql } from "../../../../core/read/sql.ts";

/** Request to pay online. */
export interface Order {
  readonly ref: PayableRef;
  /** Amount to pay, in COP; null for the amount that is due. */
  readonly monto: Cop | null;
  readonly medio: MedioEnLinea;
  readonly payer: Pick<CardAttempt, "pagadorNombre" | "pagadorEmail" | "pagadorTelefono">;
  /** Terms that the payer accepted; null when their channel recorded none. */
  readonly terms: Pick<Acceptance, "permalink" | "sha256"> | null;
  readonly personalData: Pick<Acceptance, "permalink" | "sha256"> | null;
  /** Idempotency key of the payer's program; null when it sent none. */
  readonly key: string | null;
}

/** Payment attempt, and whether this request started it or an earlier request with the same key did. */
export interface Started {
  readonly id: string;
  readonly fresh: boolean;
}

/**
 * Starts an online payment: stores the attempt with its reference and the payer's acceptances before the
 * provider is called. Anyone who knows the id of the contract or reservation may pay it.
 * @throws Refusal BAD_USER_INPUT for an amount above the balance, CONFLICT when nothing can be paid.
 */
export async function startAttempt(work: Work, order: Order): Promise<Started> {
  const { ref, medio, payer, key } = order;
  const payable = await knownPayable(work, ref);
  await work.lock(payable.record);
  const known = key === null ? null : await work.em.findOne(CardAttempt, { key });
  if (known) return repeated(known, order);
  payable.refuse("pay", work);
  const left = leftToPay(balanceOf(payable), await reservedFor(work, ref));
  const next = ref.kind === "contract" ? await nextAsked(work, ref.id) : null;
  const monto = order.monto ?? Math.min(left, next?.amount ?? left);
  refuseOnline(monto, left);

  const reference = referenceOf(attemptSubject(payable), (await attemptCount(work, ref)) + 1);
  const attempt = make(CardAttempt, { reference, monto, medio, key, ...payer });
  assign(attempt, { [payableRelations[ref.kind]]: payable.record });
  work.add(attempt);
  recordAcceptance(work, "payment-terms", attempt.id, order.terms);
  recordAcceptance(work, "payment-data", attempt.id, order.personalData);
  work.audit("card.started", attempt.id, { ...paidId(ref), reference, monto, medio });
  return { id: attempt.id, fresh: true };
}

/**
 * Returns the existing attempt with this idempotency key.
 * @throws Refusal when the key is reused for a different payment.
 */
function repeated(known: CardAttempt, { ref, monto, medio }: Order): Started {
  const { kind, id } = paidBy(known);
  const isSame = kind === ref.kind && id === ref.id && known.medio === medio;
  if (!isSame || (monto !== null && monto !== known.monto)) throw otherPayment();
  return { id: known.id, fresh: false };
}

/**
 * Returns the number of online payment attempts for a contract or reservation. The caller holds the lock of
 * that record, so the number cannot change.
 */
async function attemptCount(scope: Scope, { kind, id }: PayableRef): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(
    sql`select count(*)::int as count from card_attempts where ${raw(payableColumns[kind])} = ${id}`,
  );
  return row?.count ?? 0;
}

/**
 * Returns the prefix of the references of a record's attempts: the number of the contract, or the id of the
 * reservation.
 */
const attemptSubject = ({ ref, words }: Payable): string => (ref.kind === "contract" ? words.name : ref.id);
