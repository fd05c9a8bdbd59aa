import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseContractAct } from "../../contract/contract-state.ts";
import { findOwnContract } from "../../contract/contract.find.ts";
import "../cancellation.audit.ts";
import { CancellationRequest } from "../cancellation.entity.ts";
import "../cancellation.events.ts";

const ASKED_ALREADY = "Ya pediste cancelar este contrato. Tu asesor te responderá.";

/**
 * A client asks for their contract to be cancelled: the seller and those above are told, and nothing else
 * changes. One request waits at a time.
 */
export async function requestCancellation(
  work: Work,
  { contractId, motivo }: { contractId: string; motivo: string },
): Promise<string> {
  const contract = await findOwnContract(work, contractId);
  await work.lock(contract);
  await refuseContractAct(work, contract, "requestCancellation");
  const waits = await work.em.count(CancellationRequest, { contract: contract.id, status: "pending" });
  if (waits > 0) throw conflict(ASKED_ALREADY);

  const reason = motivo.trim();
  work.add(Object.assign(new CancellationRequest(), { contract, reason }));
  work.audit("contract.cancellation-requested", contract.id, { reason });
  await work.emit("contract.cancellation-requested", { contractId: contract.id, reason });
  return contract.id;
}
