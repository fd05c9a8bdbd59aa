import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../contract.find.ts";
import { refuseContractAct } from "../contract-state.ts";

/** Requests the first sending of a contract from the people who may send it; at most once a day. */
export async function askContractSending(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "askSending");
  contract.sendingAskedAt = work.now;
  work.audit("contract.sending-asked", contract.id, {});
  await work.emit("contract.sending-asked", { contractId: contract.id });
  return contract.id;
}
