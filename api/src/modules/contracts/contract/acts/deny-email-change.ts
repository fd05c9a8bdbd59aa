import { revokeLinks } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { changeOfLink, lockChange } from "../address/email-changes.ts";

/**
 * Records that the holder of a former address objected to a change of address. The links of the quote and
 * its contracts expire, none of them can be signed until an OWNER has reviewed the change, and OWNER is
 * notified. A second objection has no effect.
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
