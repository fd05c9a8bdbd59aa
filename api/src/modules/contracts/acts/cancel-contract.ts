import { revokeLinks } from "../../../core/auth/links.ts";
import { forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { may } from "../../accounts/permissions.rules.ts";
import "../contract.audit.ts";
import "../contract.events.ts";
import { findContract } from "../contract.find.ts";
import { contractLifecycle } from "../contract.lifecycle.ts";

/** Ends a contract before its time, with a reason; a completed one by OWNER alone. Its link to sign ends too. */
export async function cancelContract(work: Work, { id, motivo }: { id: string; motivo: string }): Promise<string> {
  const contract = await findContract(work, id);
  await work.lock(contract);
  const from = contract.status;
  if (from === "completed" && !may(work.viewer?.role, "cancelCompletedContracts")) throw forbidden();
  contractLifecycle.refuseMove(from, "cancelled");
  if (from === "cancelled") return id;

  contract.status = "cancelled";
  contract.cancelledAt = work.now;
  contract.cancelReason = motivo.trim();
  await revokeLinks(work, "signature", contract.id);
  work.audit("contract.cancelled", contract.id, { from, reason: contract.cancelReason });
  await work.emit("contract.cancelled", { contractId: contract.id, from });
  return id;
}
