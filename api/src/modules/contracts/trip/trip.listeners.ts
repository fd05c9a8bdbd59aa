import { on } from "../../../core/events/listeners.ts";
import { EmailChange } from "../contract/address/email-change.entity.ts";
import { lockChange } from "../contract/address/email-changes.ts";
import { Contract } from "../contract/contract.entity.ts";
import { endShares, endTripLinks, moveTripLinks } from "./trip-share.access.ts";

/**
 * Listeners that end the sharing of a trip when its contract is cancelled, or a former address objects to a
 * change, and that update the links' expiry after a signed addendum.
 */
export const tripListeners = [
  on("contract.cancelled", (work, { contractId }) => endShares(work, { kind: "contract", id: contractId })),
  on("addendum.signed", async (work, { contractId }) => {
    const { fechaInicioViaje, fechaFinViaje } = await work.em.findOneOrFail(Contract, { id: contractId });
    await moveTripLinks(work, { kind: "contract", id: contractId }, fechaFinViaje ?? fechaInicioViaje);
  }),
  on("email-change.denied", async (work, { changeId }) => {
    const change = await work.em.findOneOrFail(EmailChange, { id: changeId });
    for (const { id } of await lockChange(work, change)) await endTripLinks(work, { kind: "contract", id });
  }),
];
