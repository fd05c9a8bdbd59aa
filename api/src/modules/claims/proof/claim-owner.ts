import type { Scope } from "../../../core/mutation/scope.ts";
import type { PersonDocument, Proven } from "../../../core/read/personal-data.ts";
import { Passkey } from "../../accounts/passkey/passkey.entity.ts";
import { TwoFactor } from "../../accounts/two-factor/two-factor.entity.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { type DataOwner, personalData } from "../../accounts/personal-data/personal-data.reads.ts";
import type { Claim } from "../claim/claim.entity.ts";
import { personalClaims } from "../personal-data.parts.ts";

/** Owner of the data that an answer may contain, limited to the identity that the person has proven. */
export interface ClaimOwner extends DataOwner {
  readonly proven: Proven;
}

type Asked = Pick<
  Claim,
  "identity" | "email" | "emailConfirmedAt" | "documentType" | "document" | "claimant" | "name" | "phone"
>;

const statedDocument = ({ documentType, document }: Asked): PersonDocument | null =>
  documentType && document ? { type: documentType, number: document } : null;

/**
 * Returns the accounts and data that a claimant has proven to be theirs. A confirmed e-mail gives access to
 * the records under it, including the client's account unless that has a second factor. A document checked by
 * staff gives access to the records under it. Unproven statements give no access.
 */
export async function ownerOf({ em }: Scope, claim: Asked): Promise<ClaimOwner> {
  const { identity, claimant, emailConfirmedAt } = claim;
  const email = identity === "cuenta" || emailConfirmedAt !== null ? claim.email : null;
  const documentProven = identity === "documento";
  const stated = { name: claim.name, phone: claim.phone };
  const proven = { email, document: statedDocument(claim), documentProven, stated };
  if (identity === "cuenta" && claimant) return { account: claimant.id, proven };
  const user = email && (await em.findOne(User, { email, emailVerified: true, role: CLIENTE }));
  if (!user || (await hasSecondFactor(em, user))) return { account: null, proven };
  return { account: user.id, proven };
}

/** Returns whether an account has a second factor, so that access to its mailbox does not suffice. */
const hasSecondFactor = async (em: Scope["em"], { id }: User): Promise<boolean> =>
  (await em.count(TwoFactor, { user: id, confirmedAt: { $ne: null } })) > 0 ||
  (await em.count(Passkey, { user: id })) > 0;

/**
 * Returns whether the e-mail of a request identifies the person: a confirmed account has it, or records other
 * than such requests contain it without another person's document.
 */
export async function standsInRecords(scope: Scope, claim: Asked): Promise<boolean> {
  const { email } = claim;
  const others = scope.services.personalData.filter((part) => !personalClaims.includes(part));
  const proven = { email, document: statedDocument(claim), documentProven: false };
  if ((await scope.em.count(User, { email, emailVerified: true })) > 0) return true;
  return (await personalData(scope, others, { account: null, proven })).length > 0;
}
