import { daysAfter } from "../../../core/colombia/days.ts";
import { issueLink } from "../../../core/auth/links.ts";
import type { Work } from "../../../core/mutation/work.ts";

const VALID_DAYS = 30;

/** The address of a quote's passenger form, with a new token that is good for 30 days. */
export function newPassengerLink(work: Work, quoteId: string): string {
  const token = issueLink(work, "passengers", quoteId, daysAfter(work.now, VALID_DAYS));
  return `${work.services.config.publicUrl}/passenger-form/${quoteId}?token=${token}`;
}
