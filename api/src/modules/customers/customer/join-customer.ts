import { v7 } from "uuid";
import { unaccented } from "../../../core/colombia/plain.ts";
import type { DocumentType } from "../../../core/colombia/documents.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { isStaff } from "../../accounts/staff.rules.ts";
import { Customer } from "./customer.entity.ts";
import type { CustomerSource } from "./customer.enums.ts";

/** Person of a record that is assigned to a customer, with the data from the record. */
export interface JoiningPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Identity document of the person, if known. */
  readonly document: { readonly type: DocumentType; readonly number: string } | null;
  /** Account that the record belongs to, with its e-mail if that was verified. */
  readonly account: { readonly id: number; readonly email: string | null } | null;
}

/** Returns the person of a record that belongs to an account, for {@link joinCustomer}. */
export const personOf = (user: User): JoiningPerson => ({
  name: `${user.name} ${user.lastname}`.trim(),
  email: user.email,
  phone: user.phone,
  document:
    user.tipoDocumento && user.documentoIdentidad
      ? { type: user.tipoDocumento, number: user.documentoIdentidad }
      : null,
  account: { id: user.id, email: user.emailVerified ? user.email : null },
});

/**
 * Returns the customer of a record. The customer is found by document, else by e-mail (the account's first)
 * unless that customer has another document of the same kind; else a new customer is created. The customer
 * stays locked until the transaction ends, so that a simultaneous merge waits and includes the record.
 */
export async function joinCustomer(
  work: Work,
  { name, email, phone, document, account }: JoiningPerson,
  source: CustomerSource,
): Promise<Customer> {
  // Data typed by a visitor never change the data that the office has of a customer.
  const trusted = isStaff(work.viewer);
  if (trusted && !email && !document && !account && phone) {
    const known = await reachedBy(work, phone, name);
    if (known) return work.em.getReference(Customer, known);
  }
  const [row] = await work.rows<{ id: string; made: boolean }>(
    sql`select id, made from join_customer(${v7()}::uuid, ${work.now}::timestamptz, ${name}::text,
      ${email}::text, ${phone}::text, ${document?.type ?? null}::text, ${document?.number ?? null}::text,
      ${account?.id ?? null}::int, ${account?.email ?? null}::text, ${source}::text, ${trusted}::boolean)`,
  );
  if (row!.made) work.audit("customer.added", row!.id, { source });
  return work.em.getReference(Customer, row!.id);
}

/**
 * Finds and locks the customer with this telephone and name, for a record without any other data of its
 * client.
 */
async function reachedBy(work: Work, phone: string, name: string): Promise<string | null> {
  const found = await work.rows<{ id: string; name: string }>(
    sql`select c.id, c.name from customers c where c.telefono = ${phone} and c.merged_into_id is null
      and c.erased_at is null order by c.created_at, c.id for no key update`,
  );
  return found.find((customer) => plainName(customer.name) === plainName(name))?.id ?? null;
}

const plainName = (name: string): string => unaccented(name).toLowerCase().replace(/\s+/g, " ").trim();

/**
 * Adds a newly known e-mail to a customer who had only a telephone, unless the e-mail belongs to another
 * customer, so that the next change of the record finds the same customer.
 */
export async function giveEmail(work: Work, customerId: string, email: string): Promise<void> {
  await work.rows(sql`with taken as (
      insert into customer_keys (id, customer_id, key)
      select gen_random_uuid(), c.id, customer_mail_key(${email}::text) from customers c
      where c.id = ${customerId}::uuid and c.merged_into_id is null and c.erased_at is null
        and not exists (select from customer_keys o where o.customer_id = c.id)
      on conflict do nothing returning customer_id)
    update customers c set email = ${email}::text from taken where c.id = taken.customer_id`);
}
