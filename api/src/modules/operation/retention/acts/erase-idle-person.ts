import { daysAfter } from "../../../../core/colombia/days.ts";
import { conflict, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { eraseClaimant } from "../../../claims/proof/erase-claimant.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Customer } from "../../../customers/customer/customer.entity.ts";
import { isIdle } from "../idle-person.sql.ts";
import { RetentionRule } from "../retention-rule.entity.ts";

/**
 * Erases the data and the account of a person who never bought; quotes keep their amounts.
 * @throws Refusal NOT_FOUND for a missing or erased customer, CONFLICT for a customer who bought or made a
 * request in the meantime or who shares an e-mail with another, and the refusals of {@link eraseClaimant}.
 */
export async function eraseIdlePerson(work: Work, { id }: { id: string }): Promise<void> {
  const rule = await work.em.findOneOrFail(RetentionRule, { one: true });
  const customer = await work.em.findOne(Customer, { id, mergedInto: null, erasedAt: null });
  if (!customer) throw notFound("Cliente no encontrado");
  if (customer.account) await work.lockById(User, customer.account.id);
  await work.rows(sql`select id from quotes where customer_id = ${id} order by id for update`);
  await work.lock(customer);
  const before = daysAfter(work.now, -rule.idlePersonDays);
  const [idle] = await work.rows(
    sql`select from customers c where c.id = ${id} and ${isIdle(sql`${before}::timestamptz`)}`,
  );
  if (!idle) throw conflict("Compró o volvió a cotizar: sus datos se conservan.");
  const { email, tipoDocumento: type, documentoIdentidad: number, account } = customer;
  if (email && (await work.em.count(Customer, { email, mergedInto: null, erasedAt: null })) > 1)
    throw conflict("Otro cliente tiene el mismo correo. Únelos antes.");
  const proven = { email, document: type && number ? { type, number } : null, documentProven: true };
  await eraseClaimant(work, { account: account?.id ?? null, proven }, customer.id);
}
