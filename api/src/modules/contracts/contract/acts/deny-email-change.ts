import { revokeLinks } from "../../../../core/auth/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import "../../../quotes/quote/quote.audit.ts";
import { changeOfLink, lockChange } from "../address/email-changes.ts";
import "../contract.audit.ts";
import "../contract.events.ts";

/**
 * Takes a former address's word that it did not ask for another one: the links of its quote and contracts
 * end, none of these is signed until an OWNER looked, and OWNER is told. Saying it again changes nothing.
 */
export async function denyEmailChange(work: Work): Promise<void> {
  const change = await changeOfLink(work);
  const contracts = await lockChange(work, change);
  if (change.deniedAt || change.undoneAt) return;
  change.deniedAt = work.now;
  change.confirmedAt = null;
  change.confirmedBy = null;
  for (const { id } of contracts) {
    await revokeLinks(work, "signature", id);
    await revokeLinks(work, "payment", id);
    work.audit("contract.email-denied", id, {});
  }
  if (change.quote) {
    await revokeLinks(work, "quote", change.quote.id);
    await revokeLinks(work, "passengers", change.quote.id);
    work.audit("quote.email-denied", change.quote.id, {});
  }
  await work.emit("email-change.denied", { changeId: change.id, contractId: contracts[0]?.id ?? null });
}
