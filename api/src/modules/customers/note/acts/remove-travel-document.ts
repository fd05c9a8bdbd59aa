import type { Work } from "../../../../core/mutation/work.ts";
import { lockTravelDocument } from "../travel-document.access.ts";

/** Deletes a travel document, and returns the customer's id. */
export async function removeTravelDocument(work: Work, { id }: { id: string }): Promise<string> {
  const { document, customer } = await lockTravelDocument(work, id);
  work.em.remove(document);
  work.audit("customer.paper-removed", customer.id, { kind: document.tipoDocumento });
  return customer.id;
}
