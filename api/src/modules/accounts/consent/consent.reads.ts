import type { FilterQuery } from "@mikro-orm/core";
import type { Context, Services } from "../../../core/context.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { notFound } from "../../../core/failure.ts";
import { CLIENTE } from "../permissions.rules.ts";
import { Consent } from "./consent.entity.ts";

/**
 * Returns the consents of a person, newest first: consents for their account, and consents that they gave
 * while signed in. Staff also record consents that a client gave to them, which are the client's; a contract
 * they sign only for themselves.
 */
export function consentsOf({ orm }: Services, { id, role }: Viewer): Promise<Consent[]> {
  const given: FilterQuery<Consent> =
    role === CLIENTE ? { viewerId: id } : { viewerId: id, purpose: "signature" };
  const own: FilterQuery<Consent> = { $or: [{ purpose: "registration", recordId: String(id) }, given] };
  return orm.em.fork().find(Consent, own, { orderBy: { at: "desc" } });
}

/** Returns one consent of the viewer, as {@link consentsOf} answers it. */
export async function consentOf(
  { services, viewer }: Pick<Context, "services" | "viewer">,
  id: string,
): Promise<Consent> {
  const own = viewer ? await consentsOf(services, viewer) : [];
  const found = own.find((consent) => consent.id === id);
  if (!found) throw notFound("Autorización no encontrada");
  return found;
}
