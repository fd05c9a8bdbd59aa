import type { FilterQuery } from "@mikro-orm/core";
import type { Context, Services } from "../../../core/context.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { notFound } from "../../../core/failure.ts";
import { CLIENTE } from "../permissions.rules.ts";
import { Consent } from "./consent.entity.ts";

/**
 * Returns the consents of a person, newest first: consents for their account, and consents that they gave
 * while signed in. A consent that a client gave to a member of staff belongs to the client, not to the member
 * of staff; the consent in a signed contract always belongs to the signer.
 */
export function consentsOf({ orm }: Services, { id, role }: Viewer): Promise<Consent[]> {
  const given: FilterQuery<Consent> =
    role === CLIENTE ? { viewerId: id } : { viewerId: id, purpose: "signature" };
  const own: FilterQuery<Consent> = { $or: [{ purpose: "registration", recordId: String(id) }, given] };
  return orm.em.fork().find(Consent, own, { orderBy: { at: "desc" } });
}

/** Returns one consent of the viewer, in the form of {@link consentsOf}. */
export async function consentOf(
  { services, viewer }: Pick<Context, "services" | "viewer">,
  id: string,
): Promise<Consent> {
  const own = viewer ? await consentsOf(services, viewer) : [];
  const found = own.find((consent) => consent.id === id);
  if (!found) throw notFound("Autorización no encontrada");
  return found;
}
