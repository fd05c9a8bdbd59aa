import { AGENCY_CHANGED } from "../agency/agency-data.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { forgetAgency } from "../agency/agency-source.ts";

/**
 * Makes every process read the accounts again after a change, so that mails and documents have the present
 * ones.
 */
export async function announceAccounts(work: Work): Promise<void> {
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}
