import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { CLIENTE, may } from "../../accounts/permissions.rules.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { ownContracts, visibleContracts } from "../../contracts/contract/contract.access.ts";
import { paidBy, type Payable } from "../payable/payable.ts";
import { loadPayable } from "../payable/payable-kinds.ts";
import { Refund } from "./refund.entity.ts";

const NO_REFUND = "Devolución no encontrada";

/**
 * Returns the filter of the refunds that an office viewer may see: the refunds of contracts that the viewer
 * may see.
 */
export const visibleRefunds = (viewer: Viewer | null): FilterQuery<Refund> =>
  seesAll(viewer) ? {} : ({ contract: visibleContracts(viewer, null) } as FilterQuery<Refund>);

/**
 * Returns the filter of the refunds whose proof of payment the viewer may open. The proof contains the
 * client's account, so sellers are excluded.
 */
export const refundsWithProof = (viewer: Viewer | null): FilterQuery<Refund> =>
  may(viewer?.role, "readRefunds") ? {} : { $or: [] };

/** Returns the filter of a client's own refunds: by the client's user account, or by the link used to pay. */
const ownRefunds = (viewer: Viewer | null, link: Link | null): FilterQuery<Refund> =>
  ({
    $or: [
      { contract: ownContracts(viewer, link) },
      ...(viewer?.role === CLIENTE ? [{ order: { customer: viewer.id } }] : []),
    ],
  }) as FilterQuery<Refund>;

const within = (id: string, scope: FilterQuery<Refund>) => ({ $and: [{ id }, scope] }) as FilterQuery<Refund>;

/** Loads a refund that belongs to the calling client. NOT_FOUND `Devolución no encontrada`. */
export const findOwnRefund = (scope: Scope, id: string): Promise<Refund> =>
  scope.find(Refund, within(id, ownRefunds(scope.viewer, scope.link)), NO_REFUND);

/** Locks the refunded record, then the refund. Every act that moves money locks in this order. */
export async function lockRefund(work: Work, refund: Refund): Promise<Payable> {
  const payable = await loadPayable(work, paidBy(refund));
  await work.lock(payable.record, refund);
  return payable;
}

/**
 * Locks and loads a refund within the caller's scope, with the refunded record. NOT_FOUND `Devolución no
 * encontrada`.
 */
export async function lockVisibleRefund(
  work: Work,
  id: string,
): Promise<{ refund: Refund; payable: Payable }> {
  const refund = await work.find(Refund, within(id, visibleRefunds(work.viewer)), NO_REFUND);
  return { refund, payable: await lockRefund(work, refund) };
}
