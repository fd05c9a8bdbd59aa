import type { Reach } from "../../../core/mutation/reach.ts";
import type { ContractState } from "./contract.acts.rules.ts";
import type { Contract } from "./contract.entity.ts";

/** What acts look at of a contract, as it stands in this transaction when the contract is locked. */
export async function contractState(reach: Reach, contract: Contract): Promise<ContractState> {
  const facts = await reach.facts(contract, "openItems", "hasConvertedItems", "awaitsConversion");
  const { id, status, totalPagado } = contract;
  return { id, status, totalPagado, clienteId: contract.account?.id ?? null, ...facts };
}
