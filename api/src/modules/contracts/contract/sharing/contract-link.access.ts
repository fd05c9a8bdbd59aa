import type { FilterQuery } from "@mikro-orm/core";
import type { Work } from "../../../../core/mutation/work.ts";
import { visibleContracts } from "../contract.access.ts";
import { Contract } from "../contract.entity.ts";
import { ContractLink } from "./contract-link.entity.ts";

/** Refusal of a link that does not exist or is out of scope. */
export const NO_LINK = "Enlace no encontrado";

/** Loads a carried link of a contract of the caller's scope, under the contract's lock, or NOT_FOUND. */
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
