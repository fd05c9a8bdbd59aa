import type { Work } from "../../../core/mutation/work.ts";
import { joined, sql } from "../../../core/read/sql.ts";
import { consentsOfAccount, consentsUnder, revokeConsents } from "../../accounts/consent/revoke-consents.ts";
import type { ClaimOwner } from "./claim-owner.ts";

/** Revokes the consents of a claimant; returns their number. */
export function revokeClaimant(
  work: Work,
  { account, proven: { email } }: ClaimOwner,
  number: string,
): Promise<number> {
  const which = [
    ...(account === null ? [] : [consentsOfAccount(account)]),
    ...(email === null ? [] : [consentsUnder(email)]),
  ].map((condition) => sql`(${condition})`);
  return which.length > 0 ? revokeConsents(work, joined(which, " or "), number) : Promise.resolve(0);
}
