import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { may } from "../../../accounts/permissions.rules.ts";
import { Package } from "../../../catalog/package.entity.ts";
import { visiblePackages } from "../../../catalog/package.access.ts";
import type { CreateQuoteInput } from "../quote.inputs.ts";
import type { Quote } from "../quote.entity.ts";

/**
 * Returns the source of a visitor's request: the package, and the active seller whose referral code the
 * visitor carries or whose code the client's account was made with.
 */
export async function requestOrigin(
  { em, viewer }: Work,
  { paqueteId, codigoReferido }: Pick<CreateQuoteInput, "paqueteId" | "codigoReferido">,
  cliente: User | null,
): Promise<Pick<Quote, "paquete" | "referrer">> {
  const code = codigoReferido?.trim().toUpperCase() || cliente?.referredBy;
  const owner = code ? await em.findOne(User, { referralCode: code, isActive: true, erasedAt: null }) : null;
  const paquete = paqueteId
    ? await em.findOne(Package, { $and: [{ id: paqueteId, archivedAt: null }, visiblePackages(viewer)] })
    : null;
  return { paquete, referrer: owner && may(owner.role, "manageQuotes") ? owner : null };
}
