import type { Work } from "../../../../core/mutation/work.ts";
import { emailChangesOf } from "../address/email-changes.ts";
import { refuseContractAct } from "../contract-state.ts";
import { findContract } from "../contract.find.ts";

/** Confirms, on behalf of the client, the address to which a contract is sent. Returns the contract's id. */
export async function confirmContractEmail(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "confirmEmail");
  for (const change of await emailChangesOf(work, contract)) {
    if (change.confirmedAt) continue;
    change.confirmedAt = work.now;
    change.confirmedBy = "owner";
  }
  work.audit("contract.email-confirmed", contract.id, { by: "owner" });
  return contract.id;
}
