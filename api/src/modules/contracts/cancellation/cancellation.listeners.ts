import { on } from "../../../core/events/listeners.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CancellationRequest } from "./cancellation.entity.ts";
import { cancellationMoves } from "./cancellation-moves.ts";

/**
 * Listener that marks a pending cancellation request as accepted when its contract is cancelled; the
 * contract's row is already locked.
 */
export const cancellationListeners = [
  on("contract.cancelled", async (work, { contractId }) => {
    const request = await work.em.findOne(CancellationRequest, { contract: contractId, status: "pending" });
    if (!request) return;
    await work.lock(request);
    request.answeredBy = work.viewer && work.em.getReference(User, work.viewer.id);
    work.move(cancellationMoves, request, "accepted", { audit: null });
  }),
];
