import { make } from "../../../core/rows.ts";
import { conflict } from "../../../core/failure.ts";
import { AT_ONCE } from "../../../core/generated-file/generated-file.rules.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { refuseWithoutLinkCode } from "../../payments/client-page/link-code.ts";
import { findSale, ownDossiers } from "../dossier.access.ts";
import { Dossier } from "../dossier.entity.ts";
import { STILL_DRAFT, queueOf, TWO_AT_ONCE } from "../dossier.rules.ts";

/**
 * Requests the dossier of a sale, which a job makes; it includes costs for people who may see them. If the
 * caller's dossier is already being made, that one is returned. Refused while two other dossiers of the
 * caller are being made.
 */
export async function startDossier(
  work: Work,
  { contractId, code = null }: { contractId: string; code?: string | null },
): Promise<string> {
  const { viewer, link } = work;
  const contract = await findSale(work, contractId);
  // A draft may be deleted, and proves nothing yet.
  if (contract.status === "draft") throw conflict(STILL_DRAFT);
  const queue = queueOf(viewer?.id ?? null, link?.id ?? null);
  await work.lockName(queue);
  const full = may(viewer?.role, "seeCosts");
  const open = await work.em.find(Dossier, {
    $and: [ownDossiers(viewer, link), { status: { $in: ["waiting", "running"] } }],
  } as never);
  const same = open.find((one) => one.contractId === contractId && one.role === (viewer?.role ?? null));
  if (same) return same.id;
  if (open.length >= AT_ONCE) throw conflict(TWO_AT_ONCE);
  await refuseWithoutLinkCode(work, contract, code);
  const dossier = make(Dossier, {
    contract,
    full,
    role: viewer?.role ?? null,
    linkId: viewer ? null : link?.id,
  });
  if (viewer) dossier.maker = work.em.getReference(User, viewer.id);
  work.add(dossier);
  work.audit("dossier.exported", dossier.id, {
    contract: contract.contractNumber,
    full,
  });
  await work.job("dossiers.make", { dossierId: dossier.id }, undefined, queue);
  return dossier.id;
}
