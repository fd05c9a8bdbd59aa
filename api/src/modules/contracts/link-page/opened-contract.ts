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

/** Loads a contract that is no draft by any link of it. NOT_FOUND `Contrato no encontrado`. */
export function findOpenedContract(scope: Scope, id: string): Promise<Contract> {
  const { purpose, recordId } = scope.link ?? ({} as Partial<Link>);
  const own = purpose && recordId ? contractOf[purpose]?.(recordId) : undefined;
  const open: FilterQuery<Contract> = {
    $and: [{ id, status: { $ne: "draft" } }, own ?? { id: { $in: [] } }],
  };
  return scope.find(Contract, open, NO_CONTRACT);
}
