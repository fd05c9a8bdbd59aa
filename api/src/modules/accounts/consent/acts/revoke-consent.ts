import { conflict, forbidden, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Consent } from "../consent.entity.ts";
import { isRevocable } from "../consent.rules.ts";
import { bindsTrip, consentsOfAccount, revokeConsents } from "../revoke-consents.ts";

const NO_CONSENT = "Autorización no encontrada";

/**
 * Revokes a consent of the caller (Ley 1581 de 2012 art. 8 e); revoking it again changes nothing.
 * @throws Refusal CONFLICT for a consent that cannot be revoked here, or that is needed for a trip still to
 * be made.
 */
export async function revokeConsent(work: Work, { id }: { id: string }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const own = consentsOfAccount(work.viewer.id);
  const [found] = await work.rows<{ binding: boolean }>(
    sql`select ${bindsTrip} as binding from consents c where c.id::text = ${id} and (${own})`,
  );
  if (!found) throw notFound(NO_CONSENT);
  const consent = await work.em.findOneOrFail(Consent, { id });
  await work.lock(consent);
  if (consent.revokedAt !== null) return id;
  if (!isRevocable(consent)) throw conflict("Esta autorización no se puede revocar aquí.");
  if (found.binding)
    throw conflict("Tienes un viaje contratado. Podrás revocar esta autorización cuando termine.");
  await revokeConsents(work, sql`c.id = ${id}`);
  return id;
}
