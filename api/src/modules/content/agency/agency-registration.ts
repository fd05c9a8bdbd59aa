import type { Scope } from "../../../core/mutation/scope.ts";
import { refuseWithoutRnt } from "./agency.rules.ts";
import { AgencySettings } from "./agency-settings.entity.ts";

/**
 * CONFLICT when the owner wants nothing offered without a valid registration in the RNT, and it is not valid
 * today.
 */
export async function refuseUnregistered({ em, today }: Scope): Promise<void> {
  refuseWithoutRnt(await em.findOneOrFail(AgencySettings, { id: 1 }), today);
}
