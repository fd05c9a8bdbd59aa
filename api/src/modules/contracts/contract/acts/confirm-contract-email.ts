import type { Work } from "../../../../core/mutation/work.ts";
import { emailChangesOf } from "../address/email-changes.ts";
import "../contract.audit.ts";
import { refuseContractAct } from "../contract-state.ts";
import { findContract } from "../contract.find.ts";

/** Says in the client's place that the address to which a contract goes is right. Answers its id. */
export async function confirmContractEmail(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work, id);
  await work.lock(contract);
  await refuseContractAct(work, contract, "confirmEmail");
  for (const change of await emailChangesOf(work, contract)) {
    if (change.confirmedAt) continue;
    change.confirmedAt = work.now;
    change.confirmedBy = "owner";
  }
  work.audit("contract.email-confirmed", contract.id, { by: "owner" });
  return contract.id;
}
