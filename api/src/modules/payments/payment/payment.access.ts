import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Payment } from "./payment.entity.ts";

const NO_PAYMENT = "Pago no encontrado";

/** The payments that somebody may see: those of the contracts they may see; a link opens none. */
export const visiblePayments = (viewer: Viewer | null, _link: Link | null): FilterQuery<Payment> =>
  seesAll(viewer) ? {} : ({ contract: visibleContracts(viewer, null) } as FilterQuery<Payment>);

/** Loads a payment of the asker's scope, without a lock. NOT_FOUND `Pago no encontrado`. */
export const findPayment = (reach: Scope, id: string): Promise<Payment> =>
  reach.find(
    Payment,
    { $and: [{ id }, visiblePayments(reach.viewer, reach.link)] } as FilterQuery<Payment>,
    NO_PAYMENT,
  );
