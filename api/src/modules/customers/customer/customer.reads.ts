import type { FilterQuery } from "@mikro-orm/core";
import { normalEmail } from "../../../core/colombia/emails.ts";
import type { Context } from "../../../core/context.ts";
import { normalPhone } from "../../../core/colombia/phones.ts";
import { sql } from "../../../core/read/sql.ts";
import { countMissedKey } from "../../accounts/account/account-limits.ts";
import type { FoundPerson } from "../../organization/user.types.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { visibleUsers } from "../../organization/user.access.ts";
import { personByEmail } from "../../organization/user.reads.ts";
import { visibleCustomers } from "./customer.access.ts";
import { Customer } from "./customer.entity.ts";
import { keysOf, mailKey } from "./customer.rules.ts";
import type { CustomerConsent, CustomerMatch } from "./customer.types.ts";

const MOST = 10;

/**
 * Returns the person with an e-mail, as {@link personByEmail}; a person outside the caller's scope counts as
 * not found.
 */
export async function userByEmail(context: Context, email: string): Promise<FoundPerson | null> {
  const { services, viewer } = context;
  const found = await personByEmail(context, email);
  const inScope: FilterQuery<User> = {
    $and: [
      { email: normalEmail(email), erasedAt: null },
      seesAll(viewer) ? {} : { $or: [visibleUsers(viewer), { customers: visibleCustomers(viewer) }] },
    ],
  };
  const isKnown = found !== null && (await services.orm.em.fork().count(User, inScope)) > 0;
  if (!isKnown) await countMissedKey(context, mailKey(email));
  return found;
}

/**
 * Returns the customers in the caller's scope whose complete e-mail, document or telephone was typed; only
 * name and contact data. Partial values match nothing.
 */
export async function customerMatches({ read, viewer }: Context, typed: string): Promise<CustomerMatch[]> {
  const [keys, phone] = [keysOf(typed), normalPhone(typed)];
  if (keys.length === 0 && phone === null) return [];
  const visible = read.where(Customer, visibleCustomers(viewer) as never, "c");
  return read.rows<CustomerMatch>(
    sql`select c.id, c.name, c.email, c.telefono from customers c
      where c.merged_into_id is null and c.erased_at is null and ${visible} and c.id = any(array(
        select k.customer_id from customer_keys k where k.key = any(${keys}::text[])
        union select p.id from customers p where p.telefono = ${phone}::text))
      order by c.name, c.id limit ${MOST}`,
  );
}

/** Returns the ids of customers in the viewer's scope whose name is similar to the typed name; at most 3. */
export async function customersNamedLike({ read, viewer }: Context, typed: string): Promise<string[]> {
  const name = typed.trim();
  const rows = await read.rows<{ id: string }>(
    sql`select c.id from customers c where plain_text(${name}) <% c.search_text
        and similarity(plain_text(c.name), plain_text(${name})) >= 0.5
        and c.merged_into_id is null and c.erased_at is null
        and ${read.where(Customer, visibleCustomers(viewer) as never, "c")}
      order by similarity(plain_text(c.name), plain_text(${name})) desc, c.created_at, c.id limit 3`,
  );
  return rows.map((row) => row.id);
}

/** Returns the ids of possible duplicates of a customer, which share its telephone or e-mail; at most 10. */
export async function possibleDuplicates({ read }: Context, id: string): Promise<string[]> {
  const rows = await read.rows<{ id: string }>(
    sql`select o.id from customers c cross join lateral (
        select s.id from customers s where s.telefono = c.telefono
        union select s.id from customers s where s.email = c.email) s
      join customers o on o.id = s.id
      where c.id = ${id}::uuid and c.merged_into_id is null and o.id <> c.id
        and o.merged_into_id is null and o.erased_at is null order by o.created_at, o.id limit ${MOST}`,
  );
  return rows.map((row) => row.id);
}

/** Returns the consents of a visible customer, from their account and their quotes; newest first. */
export function customerConsents({ read, viewer }: Context, id: string): Promise<CustomerConsent[]> {
  const where = read.where(Customer, { $and: [{ id }, visibleCustomers(viewer)] } as never, "c");
  return read.rows<CustomerConsent>(
    sql`select s.id, s.purpose, s.given, s.text_version as "textVersion", s.at, s.revoked_at as "revokedAt"
      from consents s where s.record_id = any(array(
        select q.id::text from customers c join quotes q on q.customer_id = c.id where ${where}
        union all select c.account_id::text from customers c where c.account_id is not null and ${where}))
      order by s.at desc, s.id limit 100`,
  );
}
