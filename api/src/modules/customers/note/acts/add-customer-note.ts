import { make } from "../../../../core/rows.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { lockCustomer } from "../../customer/customer.find.ts";
import { MOST_NOTES } from "../../customer/customer.rules.ts";
import { CustomerNote } from "../customer-note.entity.ts";

const LONGEST = 2_000;

/** Adds a note about a customer, and returns the customer's id. */
export async function addCustomerNote(
  work: Work,
  { id, text: typed }: { id: string; text: string },
): Promise<string> {
  const text = typed.trim();
  if (!text) throw badInput("text", "Escribe la nota");
  if (text.length > LONGEST) throw badInput("text", "La nota tiene como máximo 2.000 letras");
  const customer = await lockCustomer(work, id, "addNote");
  if ((await work.em.count(CustomerNote, { customer: id })) >= MOST_NOTES)
    throw conflict(`Un cliente tiene como máximo ${MOST_NOTES} notas. Quita las que ya no sirven.`);
  const createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(make(CustomerNote, { customer, text, createdBy }));
  work.audit("customer.note-added", id, { length: text.length });
  return id;
}
