import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { CLIENTE, GERENTE, LIDER, permissions } from "../accounts/permissions.rules.ts";
import { leading, managing } from "../accounts/staff.rules.ts";
import { type Readers, readers } from "./kinds/notice-kind.rules.ts";

/** Records that a notice is about, each as an id or a column. */
export interface NoticeSubject {
  readonly quote: Fragment | null;
  readonly contract: Fragment | null;
  readonly order: Fragment | null;
}

const roles = (of: readonly number[]): Fragment => raw(`(${of.join(", ")})`);
const seesAll = sql`u.role in ${roles(permissions.seeAll)}`;
const leads = roles(leading);
const managesLeaders = roles(managing);
const only = (role: number): Fragment => raw(`u.role = ${role}`);

const quoteOf = (id: Fragment) => sql`(${seesAll} and exists (select from quotes r where r.id = ${id})
  or exists (select from quotes r where r.id = ${id} and (r.cliente_id = u.id or r.asesor_id = u.id
    or r.admin_id = u.id or (u.role in ${leads} and r.lider_id = u.id)
    or (u.role in ${managesLeaders} and r.gerente_id = u.id))))`;
const contractOf = (id: Fragment) => sql`exists (select from contracts r where r.id = ${id}
  and (${seesAll} or case when ${only(CLIENTE)} then r.cliente_id = u.id
    else r.asesor_id = u.id or r.admin_id = u.id or (${only(LIDER)} and r.lider_id = u.id)
      or (${only(GERENTE)} and r.gerente_id = u.id) end))`;
/** SQL condition: person `p` is currently on the team of account `u`. */
const ofTeam = sql`(p.id = u.id or (${only(LIDER)} and p.lider_id = u.id)
  or (${only(GERENTE)} and p.gerente_id = u.id))`;
const orderOf = (id: Fragment) => sql`(${seesAll} and exists (select from reservations r where r.id = ${id})
  or exists (select from reservations r where r.id = ${id} and (r.customer_id = u.id
    or u.role in ${roles(permissions.readReservations)} and (r.is_unclaimed
      or exists (select from users p where ${ofTeam} and (p.id in (r.customer_id, r.booked_by_id)
        or exists (select from users c where c.id = r.customer_id and c.referrer_id = p.id)))
      or exists (select from customers c where c.account_id = r.customer_id and (u.id = any(c.sellers)
        or (u.role in ${leads} and u.id = any(c.leaders))
        or (u.role in ${managesLeaders} and u.id = any(c.managers))))))))`;

/**
 * Returns SQL: whether the records of a notice are in the scope of account `u`. It covers the scopes of
 * quotes, contracts and reservations for many people in one statement, and is equivalent to
 * `ownNotifications` for one person.
 */
export function reaches({ quote, contract, order }: NoticeSubject): Fragment {
  const asked = [quote && quoteOf(quote), contract && contractOf(contract), order && orderOf(order)];
  return asked.reduce<Fragment>((all, one) => (one ? sql`${all} and ${one}` : all), raw("true"));
}

/**
 * SQL condition: the records of notification `n` are in the scope of account `u`, and its role may still
 * read the notification.
 */
export const stillReads: Fragment = sql`n.deleted_at is null
  and case n.readers ${raw(
    (Object.keys(readers) as Readers[])
      .map((one) => `when '${one}' then u.role in (${readers[one].join(", ")})`)
      .join(" "),
  )} end
  and (n.quote_id is null or ${quoteOf(raw("n.quote_id"))})
  and (n.contract_id is null or ${contractOf(raw("n.contract_id"))})
  and (n.order_id is null or ${orderOf(raw("n.order_id"))})`;
