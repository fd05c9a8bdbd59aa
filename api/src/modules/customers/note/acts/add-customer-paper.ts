import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import "../../customer/customer.audit.ts";
import { lockCustomer } from "../../customer/customer.find.ts";
import { customerName, MOST_PAPERS } from "../../customer/customer.rules.ts";
import type { CustomerPaperInput } from "../customer-note.inputs.ts";
import { CustomerPaper } from "../customer-paper.entity.ts";
import { storedPaper } from "../stored-paper.ts";

/** Keeps a travel document of a customer, or of somebody who travels with them; answers the customer's id. */
export async function addCustomerPaper(
  work: Work,
  { id, input }: { id: string; input: CustomerPaperInput },
): Promise<string> {
  const stored = storedPaper(input);
  const customer = await lockCustomer(work, id, "addPaper");
  if ((await work.em.count(CustomerPaper, { customer: id })) >= MOST_PAPERS)
    throw conflict(`Un cliente tiene como máximo ${MOST_PAPERS} documentos. Quita los que ya no sirven.`);
  const holder = customerName(input.holder ?? "") || customer.name;
  const { expiresOn = null } = input;
  work.add(Object.assign(new CustomerPaper(), { customer, holder, expiresOn, ...stored }));
  work.audit("customer.paper-added", id, { kind: stored.tipoDocumento });
  return id;
}
