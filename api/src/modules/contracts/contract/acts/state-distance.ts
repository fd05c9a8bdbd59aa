import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../contract.find.ts";
import { refuseContractAct } from "../contract-state.ts";

/** Records whether a contract is sold at a distance; the client's right of retracto depends on it. */
export async function stateDistance(
  work: Work,
  { id, soldAtDistance }: { id: string; soldAtDistance: boolean },
): Promise<string> {
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "stateDistance");
  if (contract.soldAtDistance === soldAtDistance) return contract.id;
  const before = contract.soldAtDistance;
  contract.soldAtDistance = soldAtDistance;
  work.audit("contract.distance-stated", contract.id, { before, after: soldAtDistance });
  return contract.id;
}
