import type { Scope } from "../../../core/mutation/scope.ts";
import { refuseWithoutRnt } from "./agency.rules.ts";
import { AgencySettings } from "./agency-settings.entity.ts";

/**
 * Refuses an offer when the owner requires a valid registration in the RNT for offers, and it is not valid
 * today: CONFLICT.
 */
export async function refuseUnregistered({ em, today }: Scope): Promise<void> {
  refuseWithoutRnt(await em.findOneOrFail(AgencySettings, { id: 1 }), today);
}
