import type { Work } from "../../../../core/mutation/work.ts";
import { visibleCustomers } from "../../customer/customer.access.ts";
import "../../customer/customer.audit.ts";
import { lockCustomer } from "../../customer/customer.find.ts";
import { CustomerPaper } from "../customer-paper.entity.ts";

/** Takes a travel document away and answers the customer's id. */
export async function removeCustomerPaper(work: Work, { id }: { id: string }): Promise<string> {
  const visible = { customer: visibleCustomers(work.viewer) } as never;
  const paper = await work.find(CustomerPaper, { $and: [{ id }, visible] }, "Documento no encontrado");
  const customer = await lockCustomer(work, paper.customer.id, "addPaper");
  work.em.remove(paper);
  work.audit("customer.paper-removed", customer.id, { kind: paper.tipoDocumento });
  return customer.id;
}
