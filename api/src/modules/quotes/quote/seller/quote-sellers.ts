import type { FilterQuery } from "@mikro-orm/core";
import { v7 } from "uuid";
import { badInput } from "../../../../core/failure.ts";
import type { Viewer } from "../../../../core/auth/viewer.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { ASESOR, GERENTE, LIDER } from "../../../accounts/permissions.rules.ts";
import { administers, sellerRoles } from "../../../accounts/staff.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { QuoteAssignment } from "./quote-assignment.entity.ts";
import type { Quote } from "../quote.entity.ts";
import { track } from "../history/quote-track.ts";
import type { Sold } from "./sold.entity.ts";

/** Person to whom a sale is assigned. */
type Seller = Pick<User, "id" | "role" | "name" | "lastname" | "lider" | "gerente">;

/** Filter of the people to whom quotes can be assigned: active staff who sell. */
const selling = { isActive: true, isActiveSeller: true, role: { $in: sellerRoles } };

/** Returns the filter of the people to whom a viewer may assign quotes; for ADMIN and OWNER, everyone. */
export function sellersFor(viewer: Viewer | null): FilterQuery<User> {
  if (!viewer || administers(viewer)) return selling;
  return {
    $and: [
      selling,
      { $or: [{ id: viewer.id }, viewer.role === GERENTE ? { gerente: viewer.id } : { lider: viewer.id }] },
    ],
  };
}

/**
 * Returns the person to whom a viewer assigns a quote.
 * @throws Refusal BAD_USER_INPUT on `sellerId` unless the person is active selling staff of the viewer's
 * team.
 */
export async function sellerFor(work: Work, viewer: Viewer, sellerId: number): Promise<User> {
  const those = (who: FilterQuery<User>) => work.em.findOne(User, { $and: [{ id: sellerId }, who] });
  const person = await those(sellersFor(viewer));
  if (person) return person;
  throw (await those(selling))
    ? badInput("sellerId", "La persona elegida no pertenece a tu equipo")
    : noSeller();
}

const noSeller = () => badInput("sellerId", "La persona elegida no es un vendedor activo");

/** Locked seller, with the ids of the people above in the hierarchy. */
type HeldSeller = Omit<Seller, "lider" | "gerente"> & Record<"lider" | "gerente", number | null>;

/**
 * Locks a seller until the transaction ends and returns the seller. An administrator who deactivates the
 * seller waits, and then also reassigns this quote, so that no quote is left with a seller who has just left.
 * @throws Refusal BAD_USER_INPUT on `sellerId` for a seller who has left, and for a service account, which
 * never sells.
 */
async function holdSeller(work: Work, id: number): Promise<Seller> {
  const [held] = await work.rows<HeldSeller>(sql`select id, role, name, lastname, lider_id as lider,
    gerente_id as gerente from users where id = ${id} and is_active and service_role is null for key share`);
  if (!held) throw noSeller();
  const user = (key: number | null) => (key === null ? null : work.em.getReference(User, key));
  return { ...held, lider: user(held.lider), gerente: user(held.gerente) };
}

/**
 * Sets the seller of a sale and the current people above the seller: replaces the values of all four seller
 * columns.
 */
export function placeSale({ em }: Work, sale: Sold, seller: Seller): void {
  const { role } = seller;
  const own = em.getReference(User, seller.id);
  sale.asesor = role === ASESOR ? own : null;
  sale.lider = role === LIDER ? own : role === ASESOR ? seller.lider : null;
  sale.gerente = role === GERENTE ? own : role === LIDER || role === ASESOR ? seller.gerente : null;
  sale.admin = administers(seller) ? own : null;
}

/**
 * Assigns a quote: writes columns, history, timeline and audit, and emits the event. A quote that a seller
 * creates as its own seller emits no event, because nobody needs to be notified.
 */
export async function assignQuote(
  work: Work,
  quote: Quote,
  sellerId: number,
  reason: string | null,
): Promise<void> {
  const previous = quote.vendedor;
  const seller = await holdSeller(work, sellerId);
  giveQuote(work, quote, seller, reason);
  if (!previous && seller.id === work.viewer?.id) return;
  await work.emit("quote.assigned", {
    quoteId: quote.id,
    sellerId: seller.id,
    previousId: previous?.id ?? null,
  });
}

/** Reassigns a quote, and stores the reason, which a first assignment may lack, and the time on it. */
export async function reassign(work: Work, quote: Quote, seller: User, reason: string | null): Promise<void> {
  quote.reassignmentReason = reason;
  quote.reassignedAt = work.now;
  await assignQuote(work, quote, seller.id, reason);
}

/**
 * Assigns a quote to another seller without emitting an event, because for many quotes at once each event
 * would send a notification.
 */
export function giveQuote(work: Work, quote: Quote, seller: Seller, reason: string | null): void {
  const previous = quote.vendedor;
  quote.vendedor = work.em.getReference(User, seller.id);
  placeSale(work, quote, seller);
  quote.remindedDays = 0;
  work.insertLater(QuoteAssignment, {
    id: v7(),
    quote: quote.id,
    seller: seller.id,
    previous: previous?.id ?? null,
    assignedBy: work.viewer?.id ?? null,
    reason,
    at: work.now,
  });
  work.audit("quote.assigned", quote.id, { before: previous?.id ?? null, after: seller.id, reason });
  if (!previous && seller.id === work.viewer?.id) return;
  track(
    work,
    quote,
    previous ? "reassigned" : "assigned",
    reason ? `${seller.name} ${seller.lastname}: ${reason}` : `${seller.name} ${seller.lastname}`,
  );
}
