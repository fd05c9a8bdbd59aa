import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { changeOfLink, lockChange } from "../address/email-changes.ts";

const DENIED = "Ya dijiste que no fuiste tú. Escríbele a la agencia si fue un error.";

/**
 * Records that the holder of the former address confirmed the new address. Contracts sent to the new address
 * can then be signed without waiting.
 */
export async function confirmEmailChange(work: Work): Promise<void> {
  const change = await changeOfLink(work);
  const contracts = await lockChange(work, change);
  if (change.deniedAt && !change.confirmedAt) throw conflict(DENIED);
  if (change.confirmedAt || change.undoneAt) return;
  change.confirmedAt = work.now;
  change.confirmedBy = "former";
  for (const { id } of contracts) work.audit("contract.email-confirmed", id, { by: "former" });
}
