import { LinkToken } from "../../core/links/link.entity.ts";
import type { Link, Origin, Viewer } from "../../core/auth/viewer.ts";
import { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { Refusal } from "../../core/failure.ts";
import { accountSource } from "../accounts/account/account-source.ts";
import { findSale } from "./dossier.access.ts";
import type { Dossier } from "./dossier.entity.ts";

/** Person who requested a dossier, with that person's current rights. */
export interface DossierCaller {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
}

/** Returns the person who requested a locked dossier; null when that person may no longer have it. */
export async function callerOf(work: Work, dossier: Dossier): Promise<DossierCaller | null> {
  const caller = dossier.maker ? await personOf(work, dossier) : await linkOf(work, dossier);
  if (!caller) return null;
  const origin: Origin = work.origin;
  const scope = new Scope(work.services, work.em, caller.viewer, caller.link, origin);
  try {
    await findSale(scope, dossier.contractId);
    return caller;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function personOf({ services }: Work, { maker, role }: Dossier): Promise<DossierCaller | null> {
  const viewer = (await accountSource(services.orm).find(maker?.id ?? 0))?.viewer;
  return viewer?.isActive && viewer.role === role ? { viewer, link: null } : null;
}

async function linkOf(work: Work, { linkId: id }: Dossier): Promise<DossierCaller | null> {
  const valid = { id: id ?? "", revokedAt: null, expiresAt: { $gt: work.now } };
  const found = await work.em.findOne(LinkToken, valid);
  return found && { viewer: null, link: { id: found.id, purpose: found.purpose, recordId: found.recordId } };
}
