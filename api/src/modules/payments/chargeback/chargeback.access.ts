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

/** Returns the cases that the viewer, one of the office, may see: those of the payments they may see. */
export const visibleChargebacks = (viewer: Viewer | null): FilterQuery<Chargeback> =>
  seesAll(viewer) ? {} : ({ payment: visiblePayments(viewer, null) } as FilterQuery<Chargeback>);

/** Loads a case of the asker's scope. NOT_FOUND `Caso no encontrado`. */
const findChargeback = (scope: Scope, id: string): Promise<Chargeback> =>
  scope.find(
    Chargeback,
    { $and: [{ id }, visibleChargebacks(scope.viewer)] } as FilterQuery<Chargeback>,
    NO_CASE,
  );

/** A case under its lock, with its payment and what was paid. */
export interface LockedCase {
  readonly chargeback: Chargeback;
  readonly payment: Payment;
  readonly payable: Payable;
}

/** Locks what was paid, the payment, then the case of the asker's scope. NOT_FOUND `Caso no encontrado`. */
export async function lockChargeback(work: Work, id: string): Promise<LockedCase> {
  const chargeback = await findChargeback(work, id);
  const payment = await work.em.findOneOrFail(Payment, { id: chargeback.payment.id });
  const payable = await lockWithPayable(work, payment);
  await work.lock(chargeback);
  return { chargeback, payment, payable };
}
