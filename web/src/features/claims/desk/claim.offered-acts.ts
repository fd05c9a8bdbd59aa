import type { ClaimAct } from "@travesia/api/claims/claim/claim.acts.rules";
import {
  type ClaimKind,
  extensionOf,
  isAboutData,
  isCompletable,
} from "@travesia/api/claims/claim/claim.rules";
import type { ClaimRecordFragment } from "./claims.generated.ts";

/**
 * Conditions by kind of request. An act that the kind never allows is hidden; one that is only unavailable
 * now shows the reason.
 */
const knows: Partial<Record<ClaimAct, (kind: ClaimKind) => boolean>> = {
  identify: isAboutData,
  extend: (kind) => extensionOf(kind) !== null,
  askToComplete: isCompletable,
};

/** Returns the acts of a request's kind, each with the reason why it is unavailable now, or null. */
export const offeredClaimActs = ({ acts, kind }: Pick<ClaimRecordFragment, "acts" | "kind">) =>
  acts
    .map(({ name, reason }) => ({ act: name as ClaimAct, reason: reason ?? null }))
    .filter(({ act }) => knows[act]?.(kind) ?? true);

/** Returns the acts that the viewer may perform on a request now. */
export const claimActsNow = (claim: Pick<ClaimRecordFragment, "acts" | "kind">): ClaimAct[] =>
  offeredClaimActs(claim).flatMap(({ act, reason }) => (reason === null ? [act] : []));
