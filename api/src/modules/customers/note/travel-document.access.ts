import { notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { visibleCustomers } from "../customer/customer.access.ts";
import type { Customer } from "../customer/customer.entity.ts";
import { lockCustomer } from "../customer/customer.find.ts";
import { TravelDocument } from "./travel-document.entity.ts";

const NO_DOCUMENT = "Documento no encontrado";

/**
 * Locks a customer and a travel document in the caller's scope, and returns the document.
 * @throws Refusal NOT_FOUND, also when the document was deleted in the meantime.
 */
export async function lockTravelDocument(
  work: Work,
  id: string,
): Promise<{ readonly document: TravelDocument; readonly customer: Customer }> {
  const visible = { customer: visibleCustomers(work.viewer) } as never;
  const document = await work.find(TravelDocument, { $and: [{ id }, visible] }, NO_DOCUMENT);
  const customer = await lockCustomer(work, document.customer.id, "addPaper");
  if (!(await work.lockById(TravelDocument, id))) throw notFound(NO_DOCUMENT);
  return { document, customer };
}
