import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { payableRelations } from "../payable/payable.ts";
import { payableKinds } from "../payable/payable-kinds.ts";
import { Payment } from "./payment.entity.ts";

/** Sentence for a payment that does not exist, or is out of reach. */
export const NO_PAYMENT = "Pago no encontrado";

/**
 * Returns a filter of a kind; a filter that lets everything through only requires that a record of it exists.
 */
const orAll = (filter: FilterQuery<object>) =>
  Object.keys(filter as object).length > 0 ? filter : { $ne: null };

/**
 * Returns the filter of the payments that the viewer may see: the payments of contracts and reservations
 * which their own modules show them.
 */
export const visiblePayments = (viewer: Viewer | null, link: Link | null): FilterQuery<Payment> =>
  seesAll(viewer)
    ? {}
    : ({
        $or: payableKinds().map(({ name, visible }) => ({
          [payableRelations[name]]: orAll(visible(viewer, link)),
        })),
      } as FilterQuery<Payment>);

/** Loads a payment within the caller's scope. NOT_FOUND `Pago no encontrado`. */
export const findPayment = (scope: Scope, id: string): Promise<Payment> =>
  scope.find(
    Payment,
    { $and: [{ id }, visiblePayments(scope.viewer, scope.link)] } as FilterQuery<Payment>,
    NO_PAYMENT,
  );
