import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { type ClaimAct, claimActs, type ClaimState } from "./claim.acts.rules.ts";
import { Claim } from "./claim.entity.ts";

/** Refusal of a request that does not exist or that the caller may not see. */
export const NO_CLAIM = "Solicitud no encontrada";

/**
 * Returns the condition on a person's own requests: the request of the link in their e-mail, or all that they
 * made while signed in.
 */
export const ownClaims = (viewer: Viewer | null, link: Link | null): FilterQuery<Claim> => ({
  $or: [
    ...(link?.purpose === "claim" ? [{ id: link.recordId }] : []),
    ...(viewer ? [{ claimant: viewer.id }] : []),
    { id: null },
  ] as FilterQuery<Claim>[],
});

/**
 * Returns the condition on the requests that the viewer may see: all for the administration, which answers
 * them; their own for others.
 */
export const visibleClaims = (viewer: Viewer | null, link: Link | null): FilterQuery<Claim> =>
  may(viewer?.role, "answerClaims") ? {} : ownClaims(viewer, link);

/** Returns the state of a locked request, for checking acts against it. */
async function stateOf(work: Work, claim: Claim): Promise<ClaimState> {
  const { status, kind, identity, takenBy, extendedAt, missing } = claim;
  return {
    status,
    kind,
    identity,
    takenById: takenBy?.id ?? null,
    extended: extendedAt !== null,
    completionAsked: missing !== null,
    ...(await work.facts(claim, "overdue", "completionAskable")),
  };
}

/**
 * Loads and locks a request for an act of the caller. NOT_FOUND `Solicitud no encontrada`.
 * @throws Refusal by the table of acts when the act is not allowed now.
 */
export async function lockClaimFor(work: Work, act: ClaimAct, id: string): Promise<Claim> {
  const where = { $and: [{ id }, visibleClaims(work.viewer, work.link)] } as FilterQuery<Claim>;
  const claim = await work.forUpdate.find(Claim, where, NO_CLAIM);
  claimActs.refuse(act, work, await stateOf(work, claim));
  return claim;
}
