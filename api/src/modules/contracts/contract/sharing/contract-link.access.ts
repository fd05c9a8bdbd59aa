import type { FilterQuery } from "@mikro-orm/core";
import type { Work } from "../../../../core/mutation/work.ts";
import { visibleContracts } from "../contract.access.ts";
import { Contract } from "../contract.entity.ts";
import { ContractLink } from "./contract-link.entity.ts";

/** Message for a link that does not exist or is out of scope. */
export const NO_LINK = "Enlace no encontrado";

/**
 * Loads a signing link that staff passed on, for a contract in the caller's scope, and locks the contract.
 * NOT_FOUND otherwise.
 */
export async function linkForChange(
  work: Work,
  id: string,
): Promise<{ link: ContractLink; contract: Contract }> {
  const mine: FilterQuery<ContractLink> = {
    $and: [{ id }, { contract: visibleContracts(work.viewer, null) }],
  };
  const { contract } = await work.find(ContractLink, mine, NO_LINK);
  const locked = await work.forUpdate.find(Contract, { id: contract.id }, NO_LINK);
  const link = await work.em.findOneOrFail(ContractLink, { id }, { refresh: true, populate: ["link"] });
  return { link, contract: locked };
}
