import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import { findOwnContract } from "../../contract/contract.find.ts";
import { CancellationRequest } from "../cancellation.entity.ts";

const ASKED_ALREADY = "Ya pediste cancelar este contrato. Tu asesor te responderá.";

/**
 * Records a client's request to cancel their contract: the seller and those above are notified, and nothing
 * else changes. Only one request can be open at a time.
 */
export async function requestCancellation(
  work: Work,
  { contractId, motivo }: { contractId: string; motivo: string },
): Promise<string> {
  const contract = await findOwnContract(work.forUpdate, contractId);
  await refuseContractAct(work, contract, "requestCancellation");
  const waits = await work.em.count(CancellationRequest, { contract: contract.id, status: "pending" });
  if (waits > 0) throw conflict(ASKED_ALREADY);

  const reason = motivo.trim();
  work.add(make(CancellationRequest, { contract, reason }));
  work.audit("contract.cancellation-requested", contract.id, { reason });
  await work.emit("contract.cancellation-requested", { contractId: contract.id, reason });
  return contract.id;
}
