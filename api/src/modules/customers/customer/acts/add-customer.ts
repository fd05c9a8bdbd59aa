import { make } from "../../../../core/rows.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { customerFields } from "../customer-fields.ts";
import { Customer } from "../customer.entity.ts";
import { giveKeys } from "../customer.find.ts";
import type { AddCustomerInput } from "../customer.inputs.ts";
import { customerName } from "../customer.rules.ts";

/** Creates a customer who has no quote yet, and returns the customer's id. */
export async function addCustomer(work: Work, { input }: { input: AddCustomerInput }): Promise<string> {
  const fields = customerFields(input, work.today);
  if (!fields.email && !fields.telefono && !fields.documentoIdentidad)
    throw badInput("email", "Escribe al menos el correo, el teléfono o el documento");
  const customer = make(Customer, {
    ...fields,
    name: customerName(input.name),
    maker: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  work.add(customer);
  await giveKeys(work, customer);
  work.audit("customer.added", customer.id, { source: "office" });
  return customer.id;
}
