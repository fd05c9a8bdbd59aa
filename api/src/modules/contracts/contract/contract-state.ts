import type { Scope } from "../../../core/mutation/scope.ts";
import { type ContractAct, contractActs, type ContractState } from "./contract.acts.rules.ts";
import type { Contract } from "./contract.entity.ts";

/**
 * Returns the state of a contract that an act is checked against; for a locked contract it is read in this
 * transaction.
 */
async function contractState(scope: Scope, contract: Contract, act: ContractAct): Promise<ContractState> {
  const facts = await scope.facts(contract, ...(contractActs.rules[act].facts ?? []));
  const { id, status, totalPagado, soldAtDistance, retractoUntil } = contract;
  const plain = { id, status, totalPagado, soldAtDistance, retractoUntil };
  return { ...facts, ...plain, clienteId: contract.account?.id ?? null };
}

/**
 * @throws Refusal from the table of acts when the caller cannot do the act with the (locked) contract now.
 */
export async function refuseContractAct(scope: Scope, contract: Contract, act: ContractAct): Promise<void> {
  contractActs.refuse(act, scope, await contractState(scope, contract, act));
}
