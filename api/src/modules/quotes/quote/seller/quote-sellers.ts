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

/** Person who is given a sale. */
type Seller = Pick<User, "id" | "role" | "name" | "lastname" | "lider" | "gerente">;

/** People who can be given quotes: active staff that sells. */
const selling = { isActive: true, isActiveSeller: true, role: { $in: sellerRoles } };

/** Returns the people a viewer may give quotes to; ADMIN and OWNER are above everybody. */
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
 * Returns the person a viewer gives a quote to.
 * @throws Refusal BAD_USER_INPUT on `sellerId` unless it is active selling staff of the viewer's team.
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

/** A seller with the ids of the people above them. */
type HeldSeller = Omit<Seller, "lider" | "gerente"> & Record<"lider" | "gerente", number | null>;

/**
 * Locks a seller until the transaction ends, and returns them: an administrator who switches them off waits,
 * and hands this quote over too. So a quote is never left with a seller who has just left. @throws Refusal
 * BAD_USER_INPUT on `sellerId` for a seller who has left, and for a service account, which never sells.
 */
async function holdSeller(work: Work, id: number): Promise<Seller> {
  const [held] = await work.rows<HeldSeller>(sql`select id, role, name, lastname, lider_id as lider,
    gerente_id as gerente from users where id = ${id} and is_active and service_role is null for key share`);
  if (!held) throw noSeller();
  const user = (key: number | null) => (key === null ? null : work.em.getReference(User, key));
  return { ...held, lider: user(held.lider), gerente: user(held.gerente) };
}

/** Writes the seller of a sale and the present people above them: all four columns are cleared and set. */
export function placeSale({ em }: Work, sale: Sold, seller: Seller): void {
  const { role } = seller;
  const own = em.getReference(User, seller.id);
  sale.asesor = role === ASESOR ? own : null;
  sale.lider = role === LIDER ? own : role === ASESOR ? seller.lider : null;
  sale.gerente = role === GERENTE ? own : role === LIDER || role === ASESOR ? seller.gerente : null;
  sale.admin = administers(seller) ? own : null;
}

/**
 * Assigns a quote: columns, history, timeline, audit and event. A quote that a seller makes for
 * themselves is saved without an event, since it is no news.
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

/** Assigns a quote again, and writes upon it why and when. */
export async function reassign(work: Work, quote: Quote, seller: User, reason: string): Promise<void> {
  quote.reassignmentReason = reason;
  quote.reassignedAt = work.now;
  await assignQuote(work, quote, seller.id, reason);
}

/**
 * Gives a quote to another seller without emitting an event: for many quotes at once each event would be a
 * notification.
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
