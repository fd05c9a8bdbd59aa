import type { Scope } from "../../../core/mutation/scope.ts";
import type { PersonDocument, Proven } from "../../../core/personal-data.ts";
import { TwoFactor } from "../../accounts/two-factor/two-factor.entity.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { type DataOwner, personalData } from "../../accounts/personal-data/personal-data.reads.ts";
import type { Claim } from "../claim/claim.entity.ts";
import { personalClaims } from "../personal-data.parts.ts";

/** Whose data a request may be answered with: what its person has shown, and nothing else. */
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
 * What the person of a request has shown to be theirs. An e-mail that they confirmed finds what stands under
 * it, their client's account too, unless that asks for a second factor; a document that staff has seen finds
 * what stands under it; what they only wrote finds nothing.
 */
export async function ownerOf({ em }: Scope, claim: Asked): Promise<ClaimOwner> {
  const { identity, claimant, emailConfirmedAt } = claim;
  const email = identity === "cuenta" || emailConfirmedAt !== null ? claim.email : null;
  const documentProven = identity === "documento";
  const stated = { name: claim.name, phone: claim.phone };
  const proven = { email, document: statedDocument(claim), documentProven, stated };
  if (identity === "cuenta" && claimant) return { account: claimant.id, proven };
  const user = email && (await em.findOne(User, { email, emailVerified: true, role: CLIENTE }));
  if (!user || (await em.count(TwoFactor, { user: user.id, confirmedAt: { $ne: null } })) > 0)
    return { account: null, proven };
  return { account: user.id, proven };
}

/**
 * Whether something but requests like this one is kept under its e-mail, and not under somebody else's
 * document: then the e-mail says who they are.
 */
export async function standsInRecords(scope: Scope, claim: Asked): Promise<boolean> {
  const { email } = claim;
  const others = scope.services.personalData.filter((part) => !personalClaims.includes(part));
  const proven = { email, document: statedDocument(claim), documentProven: false };
  if ((await scope.em.count(User, { email, emailVerified: true })) > 0) return true;
  return (await personalData(scope.em, others, { account: null, proven })).length > 0;
}
