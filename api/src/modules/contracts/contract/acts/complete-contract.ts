import type { Work } from "../../../../core/mutation/work.ts";
import { complete } from "../contract-completion.ts";
import { findContract } from "../contract.find.ts";
import { refuseContractAct } from "../contract-state.ts";

/**
 * Completes a signed contract that has nothing to buy. @throws Refusal CONFLICT while an item needs a
 * purchase.
 */
export async function completeContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "complete");
  await complete(work, contract);
  return id;
}
