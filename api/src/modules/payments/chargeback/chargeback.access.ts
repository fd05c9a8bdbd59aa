import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import type { Payable } from "../payable/payable.ts";
import { Payment } from "../payment/payment.entity.ts";
import { visiblePayments } from "../payment/payment.access.ts";
import { lockWithPayable } from "../payment/payment-payable.ts";
import { Chargeback } from "./chargeback.entity.ts";

const NO_CASE = "Caso no encontrado";

/**
 * Returns the filter of the cases that an office viewer may see: the cases of payments that the viewer may
 * see.
 */
export const visibleChargebacks = (viewer: Viewer | null): FilterQuery<Chargeback> =>
  seesAll(viewer) ? {} : ({ payment: visiblePayments(viewer, null) } as FilterQuery<Chargeback>);

/** Loads a case within the caller's scope. NOT_FOUND `Caso no encontrado`. */
const findChargeback = (scope: Scope, id: string): Promise<Chargeback> =>
  scope.find(
    Chargeback,
    { $and: [{ id }, visibleChargebacks(scope.viewer)] } as FilterQuery<Chargeback>,
    NO_CASE,
  );

/** Locked case, with its payment and the paid record. */
export interface LockedCase {
  readonly chargeback: Chargeback;
  readonly payment: Payment;
  readonly payable: Payable;
}

/**
 * Locks the paid record, the payment, then the case, within the caller's scope. NOT_FOUND `Caso no
 * encontrado`.
 */
export async function lockChargeback(work: Work, id: string): Promise<LockedCase> {
  const chargeback = await findChargeback(work, id);
  const payment = await work.em.findOneOrFail(Payment, { id: chargeback.payment.id });
  const payable = await lockWithPayable(work, payment);
  await work.lock(chargeback);
  return { chargeback, payment, payable };
}
