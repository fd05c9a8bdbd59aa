import type { EntityManager } from "@mikro-orm/core";
import type { LinkPurpose } from "../../../core/auth/viewer.ts";
import { LinkToken } from "../../../core/links/link.entity.ts";
import { hashOf } from "../../../core/links/links.ts";
import { Contract } from "../contract/contract.entity.ts";
import { contractsOfLink } from "./opened-contract.ts";

/** Links of a quote are of its contract only while the quote stands as converted into it. */
const ofQuote: readonly LinkPurpose[] = ["quote", "passengers"];

/** A cancelled contract, and the link by which it was found. */
interface CancelledByLink {
  readonly linkId: string;
  readonly contractId: string;
}

/**
 * Returns the cancelled contract of a client's link by its token, be the link alive, expired or ended with
 * the contract; null for any other token, and for a link that was taken back before. A shared trip finds
 * nothing: of short addresses nobody can distinguish what has ended from what never was.
 */
export async function cancelledByLink(em: EntityManager, token: string): Promise<CancelledByLink | null> {
  const link = await em.findOne(LinkToken, { tokenHash: hashOf(token) });
  if (!link) return null;
  const standing = ofQuote.includes(link.purpose) ? { quote: { status: "converted" as const } } : {};
  const contract = await em.findOne(Contract, {
    $and: [{ status: "cancelled" }, contractsOfLink(link), standing],
  });
  if (!contract?.cancelledAt || (link.revokedAt !== null && link.revokedAt < contract.cancelledAt))
    return null;
  return { linkId: link.id, contractId: contract.id };
}
