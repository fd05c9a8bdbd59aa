import { type RaffleAct, raffleActs } from "@travesia/api/raffle/raffle.acts.rules";
import { type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import type { RaffleCardFragment } from "./raffle.generated.ts";

/** Returns the acts on a raffle that the viewer may use, by the server's rules. */
export const offeredRaffleActs = (
  viewer: { readonly id: number; readonly role: number },
  raffle: RaffleCardFragment,
): OfferedActs<RaffleAct> =>
  offeredActs(raffleActs, viewer, {
    status: raffle.status,
    authorizationNumber: raffle.authorizationNumber ?? null,
    authorizationAuthority: raffle.authorizationAuthority ?? null,
    authorizationDay: raffle.authorizationDay ?? null,
    policy: raffle.policy ?? null,
    prizeInKind: raffle.prizeInKind,
    drawLottery: raffle.drawLottery ?? null,
    privateName: raffle.privateName ?? null,
    paidCount: raffle.paidCount,
  });
