import { on } from "../../../core/events/listeners.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CancellationRequest } from "./cancellation.entity.ts";
import { cancellationMoves } from "./cancellation-moves.ts";

/** A contract that is cancelled answers the request that waits for it; its row is locked by then. */
export const cancellationListeners = [
  on("contract.cancelled", async (work, { contractId }) => {
    const request = await work.em.findOne(CancellationRequest, { contract: contractId, status: "pending" });
    if (!request) return;
    await work.lock(request);
    request.answeredBy = work.viewer && work.em.getReference(User, work.viewer.id);
    work.move(cancellationMoves, request, "accepted", { audit: null });
  }),
];
