import { on } from "../../../core/events/listeners.ts";
import { EmailChange } from "../contract/address/email-change.entity.ts";
import { lockChange } from "../contract/address/email-changes.ts";
import { endShares } from "./trip-share.access.ts";

/** A trip is shared no longer once its contract is cancelled, or a former address objects to its change. */
export const tripListeners = [
  on("contract.cancelled", (work, { contractId }) => endShares(work, contractId)),
  on("email-change.denied", async (work, { changeId }) => {
    const change = await work.em.findOneOrFail(EmailChange, { id: changeId });
    for (const { id } of await lockChange(work, change)) await endShares(work, id);
  }),
];
