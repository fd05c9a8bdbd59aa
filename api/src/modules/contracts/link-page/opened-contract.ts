import type { FilterQuery } from "@mikro-orm/core";
import type { Link, LinkPurpose } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { Contract } from "../contract/contract.entity.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";

/** Returns the contract that a link is of, whatever it opens of it. */
const contractOf: Partial<Readonly<Record<LinkPurpose, (recordId: string) => FilterQuery<Contract>>>> = {
  quote: (id) => ({ quote: id }),
  passengers: (id) => ({ quote: id }),
  signature: (id) => ({ id }),
  addendum: (id) => ({ addenda: { id } }),
  payment: (id) => ({ id }),
};

const nothing: FilterQuery<Contract> = { id: { $in: [] } };

/** Returns the condition on the contracts that a link is of: none without one, and no draft. */
export const contractsOfLink = (link: Link | null): FilterQuery<Contract> => ({
  $and: [{ status: { $ne: "draft" } }, (link && contractOf[link.purpose]?.(link.recordId)) ?? nothing],
});

/** Loads a contract that is no draft by any link of it. NOT_FOUND `Contrato no encontrado`. */
export const findOpenedContract = (scope: Scope, id: string): Promise<Contract> =>
  scope.find(Contract, { $and: [{ id }, contractsOfLink(scope.link)] }, NO_CONTRACT);
