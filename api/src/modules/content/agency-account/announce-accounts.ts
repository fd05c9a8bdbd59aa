import { AGENCY_CHANGED } from "../agency/agency-data.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { forgetAgency } from "../agency/agency-source.ts";

/**
 * Makes every process reload the accounts after a change, so that e-mails and documents use the current ones.
 */
export async function announceAccounts(work: Work): Promise<void> {
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}
