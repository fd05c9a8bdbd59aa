import type { FilterQuery } from "@mikro-orm/core";
import type { LinkPurpose } from "../../../core/auth/viewer.ts";
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

/** Loads a contract that is no draft by any link of it. NOT_FOUND `Contrato no encontrado`. */
export function findOpenedContract(scope: Scope, id: string): Promise<Contract> {
  const { link } = scope;
  const own = (link && contractOf[link.purpose]?.(link.recordId)) ?? nothing;
  return scope.find(Contract, { $and: [{ id, status: { $ne: "draft" } }, own] }, NO_CONTRACT);
}
