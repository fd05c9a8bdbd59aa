import { make } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { countMissedKey } from "../../accounts/account/account-limits.ts";
import { visibleCustomers } from "./customer.access.ts";
import { type CustomerAct, customerActs } from "./customer.acts.rules.ts";
import { Customer } from "./customer.entity.ts";
import { CustomerKey } from "./customer-key.entity.ts";
import { documentKey, mailKey } from "./customer.rules.ts";

export const NO_CUSTOMER = "Cliente no encontrado";

/** Loads a customer in the caller's scope. NOT_FOUND `Cliente no encontrado`. */
export const findCustomer = (scope: Scope, id: string): Promise<Customer> =>
  scope.find(Customer, { $and: [{ id }, visibleCustomers(scope.viewer)] }, NO_CUSTOMER);

/**
 * Loads and locks a customer, and refuses an act that is not possible now. NOT_FOUND `Cliente no
 * encontrado`.
 */
export async function lockCustomer(work: Work, id: string, act: CustomerAct): Promise<Customer> {
  const customer = await findCustomer(work.forUpdate, id);
  await refuseCustomerAct(work, customer, act);
  return customer;
}

/**
 * @throws Refusal from the table of acts when the caller cannot do the act with the (locked) customer now.
 */
export async function refuseCustomerAct(work: Work, customer: Customer, act: CustomerAct): Promise<void> {
  customerActs.refuse(act, work, await work.facts(customer, "status"));
}

/**
 * Adds the customer's e-mail and document to the search keys; existing keys are kept.
 * @throws Refusal BAD_USER_INPUT on the field when an e-mail or document belongs to another customer.
 */
export async function giveKeys(work: Work, customer: Customer): Promise<void> {
  const { email, tipoDocumento: type, documentoIdentidad: number } = customer;
  const wanted: [string, string, "correo" | "documento"][] = [];
  if (email) wanted.push(["email", mailKey(email), "correo"]);
  const document = type && number ? documentKey({ type, number }) : null;
  if (document) wanted.push(["documentoIdentidad", document, "documento"]);
  for (const [field, key, what] of wanted) {
    await work.lockName(`customer ${key}`);
    const owned = await work.em.findOne(CustomerKey, { key }, { populate: ["customer"] });
    if (owned && owned.customer.id !== customer.id) await refuseTaken(work, owned, field, what);
    if (!owned) work.add(make(CustomerKey, { customer, key }));
  }
}

/**
 * Refuses a key that belongs to another customer. The message names that customer only to viewers who may
 * see them; for other viewers the number of attempts is limited.
 * @throws Refusal BAD_USER_INPUT on the field.
 */
async function refuseTaken(
  work: Work,
  owned: CustomerKey,
  field: string,
  what: "correo" | "documento",
): Promise<never> {
  const { id, name } = owned.customer;
  const seen = await work.em.count(Customer, { $and: [{ id }, visibleCustomers(work.viewer)] });
  if (seen > 0)
    throw badInput(field, `Este ${what} ya es de ${name}. Si son la misma persona, pide que los unan.`);
  await countMissedKey(work, owned.key);
  throw badInput(field, `Ya existe un registro con este ${what}.`);
}
