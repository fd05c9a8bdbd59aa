import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { payableRelations } from "../payable/payable.ts";
import { payableKinds } from "../payable/payable-kinds.ts";
import { Payment } from "./payment.entity.ts";

/** Message for a payment that does not exist or that the viewer may not see. */
export const NO_PAYMENT = "Pago no encontrado";

/**
 * Returns the access filter of a record type; a filter without conditions becomes the condition that a record
 * of this type exists.
 */
const orAll = (filter: FilterQuery<object>) =>
  Object.keys(filter as object).length > 0 ? filter : { $ne: null };

/**
 * Returns the filter of the payments that the viewer may see: the payments of contracts and reservations that
 * their own modules let the viewer see.
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
