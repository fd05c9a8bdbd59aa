import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { earnedContractActs } from "../commission.acts.rules.ts";
import { generateCommissions } from "../generate-commissions.ts";

/**
 * Generates the missing commissions of a completed contract, with a note.
 * @throws Refusal CONFLICT when the contract is not completed.
 */
export async function approveContract(
  work: Work,
  { id, observaciones }: { id: string; observaciones: string | null },
): Promise<string> {
  const contract = await findContract(work.forUpdate, id);
  earnedContractActs.refuse("approve", work, contract);
  const generated = await generateCommissions(work, contract);
  work.audit("contract.commissions-checked", contract.id, { observaciones, generated: generated.length });
  return contract.id;
}
