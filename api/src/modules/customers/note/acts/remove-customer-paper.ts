import type { Work } from "../../../../core/mutation/work.ts";
import "../../customer/customer.audit.ts";
import { lockPaper } from "../customer-paper.access.ts";

/** Takes a travel document away and answers the customer's id. */
export async function removeCustomerPaper(work: Work, { id }: { id: string }): Promise<string> {
  const { paper, customer } = await lockPaper(work, id);
  work.em.remove(paper);
  work.audit("customer.paper-removed", customer.id, { kind: paper.tipoDocumento });
  return customer.id;
}
