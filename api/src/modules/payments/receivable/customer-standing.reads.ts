import type { Context } from "../../../core/context.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { visibleQuotes } from "../../quotes/quote/quote.access.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import type { CustomerStanding } from "./customer-standing.types.ts";

/** Page views within this time of a request or a payment belong to the same visit. */
const VISIT = "10 minutes";

/**
 * Returns the amounts that a customer owes by due day, and the customer's latest act, over the quotes and
 * contracts that the viewer may see. Executes one statement. Page views by the person who created the link do
 * not count.
 */
export function customerStanding({ read, viewer }: Context, customerId: string): Promise<CustomerStanding> {
  const contracts = read.where(
    Contract,
    { $and: [{ customer: customerId }, visibleContracts(viewer, null)] },
    "c",
  );
  const quotes = may(viewer?.role, "manageQuotes")
    ? read.where(Quote, { $and: [{ customer: customerId }, visibleQuotes(viewer, null)] }, "q")
    : sql`false`;
  return read.row<CustomerStanding>(
    sql`with sold as materialized (select c.id, c.contract_number as number, c.status
        from contracts c where ${contracts}),
      asked as materialized (select q.id, q.quote_number as number from quotes q where ${quotes}),
      line as materialized (select l.contract_id, l.fecha_vencimiento as due, l.monto - l.pagado as open
        from plan_lines l join sold s on s.id = l.contract_id
        where s.status in ('signed', 'completed') and l.pagado < l.monto),
      word as (select * from (
        select 'opened' as kind, k.opened_at as at, r.id, r.number from links k
          join (select * from asked union all select id, number from sold) r on r.id = k.record_id
          where k.opened_at is not null and k.used_by_maker_at is null
        union all select 'asked', n.asked_at, a.id, a.number from quote_questions n
          join asked a on a.id = n.quote_id
        union all select 'paid', p.created_at, s.id, s.number from payments p
          join sold s on s.id = p.contract_id where p.status = 'verified') w
        order by at - case when kind = 'opened' then ${VISIT}::interval else '0' end desc limit 1)
    select coalesce(sum(open) filter (where due < ${bind.today}), 0) as overdue,
      min(due) filter (where due < ${bind.today}) as "overdueSince",
      min(due) filter (where due >= ${bind.today}) as "nextDue",
      (select sum(n.open) from line n
        where n.due = (select min(m.due) from line m where m.due >= ${bind.today})) as "nextAmount",
      (select o.contract_id from line o order by o.due, o.contract_id limit 1) as "contractId",
      (select json_build_object('kind', w.kind, 'at', w.at, 'recordId', w.id, 'number', w.number)
        from word w) as "lastWord"
    from line`,
  );
}
