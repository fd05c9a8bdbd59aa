import { isDeepStrictEqual } from "node:util";
import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { customerFields } from "../customer-fields.ts";
import type { Customer } from "../customer.entity.ts";
import { giveKeys, lockCustomer } from "../customer.find.ts";
import type { UpdateCustomerInput } from "../customer.inputs.ts";
import { customerName } from "../customer.rules.ts";

/** Changes a customer's data; quotes and contracts keep the data that were copied to them. */
export async function updateCustomer(
  work: Work,
  { id, input }: { id: string; input: UpdateCustomerInput },
): Promise<string> {
  const name = customerName(input.name ?? "");
  const fields = { ...customerFields(input, work.today), ...(name && { name }) };
  const customer = await lockCustomer(work, id, "edit");
  work.edit(customer, input.version);
  const changed = Object.keys(fields).filter(
    (column) => !isDeepStrictEqual(customer[column as keyof Customer], fields[column as keyof typeof fields]),
  );
  const of = (record: object) =>
    Object.fromEntries(changed.map((column) => [column, record[column as keyof object]]));
  const [before, after] = [of(customer), of(fields)];
  const former = customer.email;
  assign(customer, fields);
  await giveKeys(work, customer);
  work.audit("customer.updated", id, { before, after });
  if (former && customer.email && former !== customer.email)
    await work.emit("customer.email-changed", { customerId: id, before: former, after: customer.email });
  return id;
}
