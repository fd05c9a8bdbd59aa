import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { administers } from "../../../accounts/staff.rules.ts";
import { visibleCustomers } from "../../customer/customer.access.ts";
import { lockCustomer } from "../../customer/customer.find.ts";
import { CustomerNote } from "../customer-note.entity.ts";

/** Deletes the caller's own note, or for administration any note. Returns the customer's id. */
export async function removeCustomerNote(work: Work, { id }: { id: string }): Promise<string> {
  const visible = { customer: visibleCustomers(work.viewer) } as never;
  const note = await work.find(CustomerNote, { $and: [{ id }, visible] }, "Nota no encontrada");
  if (note.createdBy?.id !== work.viewer?.id && !administers(work.viewer)) throw forbidden();
  const customer = await lockCustomer(work, note.customer.id, "addNote");
  work.em.remove(note);
  work.audit("customer.note-removed", customer.id, { length: note.text.length });
  return customer.id;
}
