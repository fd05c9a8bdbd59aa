import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { payableRelations } from "../payable/payable.ts";
import { payableKinds } from "../payable/payable-kinds.ts";
import { Payment } from "./payment.entity.ts";

/** Sentence for a payment that does not exist, or is out of reach. */
export const NO_PAYMENT = "Pago no encontrado";

/** Returns a filter of a kind; one that lets everything through asks only that there is a record of it. */
const orAll = (filter: FilterQuery<object>) =>
  Object.keys(filter as object).length > 0 ? filter : { $ne: null };

/**
 * Returns the payments that the viewer may see: those of the contracts and reservations which their own
 * modules show them.
 */
export const visiblePayments = (viewer: Viewer | null, link: Link | null): FilterQuery<Payment> =>
  seesAll(viewer)
    ? {}
    : ({
        $or: payableKinds().map(({ name, visible }) => ({
          [payableRelations[name]]: orAll(visible(viewer, link)),
        })),
      } as FilterQuery<Payment>);

/** Loads a payment of the asker's scope. NOT_FOUND `Pago no encontrado`. */
export const findPayment = (scope: Scope, id: string): Promise<Payment> =>
  scope.find(
    Payment,
    { $and: [{ id }, visiblePayments(scope.viewer, scope.link)] } as FilterQuery<Payment>,
    NO_PAYMENT,
  );
