import { AGENCY_CHANGED } from "../../../core/agency.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { forgetAgency } from "../agency/agency-source.ts";

/**
 * After a change of the accounts every process reads them again: mails and documents carry the present ones.
 */
export async function announceAccounts(work: Work): Promise<void> {
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}
