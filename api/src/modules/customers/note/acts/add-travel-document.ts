import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockCustomer } from "../../customer/customer.find.ts";
import { customerName, MOST_PAPERS } from "../../customer/customer.rules.ts";
import type { TravelDocumentInput } from "../customer-note.inputs.ts";
import { TravelDocument } from "../travel-document.entity.ts";
import { storedDocument } from "../stored-document.ts";

/** Adds a travel document of a customer or of a fellow traveller, and returns the customer's id. */
export async function addTravelDocument(
  work: Work,
  { id, input }: { id: string; input: TravelDocumentInput },
): Promise<string> {
  const stored = storedDocument(input);
  const customer = await lockCustomer(work, id, "addPaper");
  if ((await work.em.count(TravelDocument, { customer: id })) >= MOST_PAPERS)
    throw conflict(`Un cliente tiene como máximo ${MOST_PAPERS} documentos. Quita los que ya no sirven.`);
  const holder = customerName(input.holder ?? "") || customer.name;
  const { expiresOn = null } = input;
  work.add(make(TravelDocument, { customer, holder, expiresOn, ...stored }));
  work.audit("customer.paper-added", id, { kind: stored.tipoDocumento });
  return id;
}
