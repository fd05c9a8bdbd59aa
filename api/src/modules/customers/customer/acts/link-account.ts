import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { CLIENTE } from "../../../accounts/permissions.rules.ts";
import { Customer } from "../customer.entity.ts";
import { CustomerKey } from "../customer-key.entity.ts";
import { mailKey } from "../customer.rules.ts";

/**
 * Links a user's newly verified account to the customer with the same e-mail, unless either already has a
 * link.
 */
export async function linkAccount(work: Work, { userId }: { userId: number }): Promise<void> {
  const user = await work.em.findOneOrFail(User, { id: userId });
  if (user.role !== CLIENTE) return;
  const known = await work.em.findOne(CustomerKey, { key: mailKey(user.email) }, { populate: ["customer"] });
  if (!known || (await work.em.count(Customer, { account: user, mergedInto: null })) > 0) return;
  await work.lock(known.customer);
  if (known.customer.account) return;
  known.customer.account = user;
  work.audit("customer.account-linked", known.customer.id, { clienteId: userId });
}
