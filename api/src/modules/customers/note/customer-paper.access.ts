import { notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { visibleCustomers } from "../customer/customer.access.ts";
import type { Customer } from "../customer/customer.entity.ts";
import { lockCustomer } from "../customer/customer.find.ts";
import { CustomerPaper } from "./customer-paper.entity.ts";

const NO_PAPER = "Documento no encontrado";

/**
 * A travel document in the asker's scope, as it stands once its customer and itself are held.
 * @throws Refusal NOT_FOUND, also when somebody else took it away meanwhile.
 */
export async function lockPaper(
  work: Work,
  id: string,
): Promise<{ readonly paper: CustomerPaper; readonly customer: Customer }> {
  const visible = { customer: visibleCustomers(work.viewer) } as never;
  const paper = await work.find(CustomerPaper, { $and: [{ id }, visible] }, NO_PAPER);
  const customer = await lockCustomer(work, paper.customer.id, "addPaper");
  if (!(await work.lockById(CustomerPaper, id))) throw notFound(NO_PAPER);
  return { paper, customer };
}
