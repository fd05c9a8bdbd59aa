import { addressOf } from "../../../core/addresses.ts";
import { daysAfter } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { visibleQuotes } from "../../quotes/quote/quote.access.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { visibleReservations } from "../../reservations/reservation.access.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import { reservationCodeSql } from "../../reservations/reservation.sql.ts";
import { activityType, activityTitles } from "./activities.rules.ts";
import type { Activity } from "./dashboard.types.ts";

/** Maximum number of activities returned. The next constant is the number of days searched. */
const MOST = 20;
const DAYS = 60;

interface Row {
  readonly id: string;
  readonly key: string;
  readonly at: Date;
  readonly kind: "quote" | "contract" | "reservation";
  readonly recordId: string;
  readonly paymentId: string | null;
  readonly amount: number | null;
  readonly number: string;
  readonly client: string;
  readonly detail: string;
  readonly byLink: boolean;
  readonly actorId: number | null;
  readonly name: string | null;
  readonly lastname: string | null;
}

/** SQL of an audit entry's record as an id; null when its text is not an id. */
const recordId = raw(
  "case when e.record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.record_id::uuid end",
);

/**
 * Returns the latest activities on the sales that the viewer may see, newest first; executes one statement.
 */
export async function activities(context: Context, limit: number): Promise<Activity[]> {
  const { read, viewer, now } = context;
  const quotes = read.where(Quote, visibleQuotes(viewer, null), "q");
  const contracts = read.where(Contract, visibleContracts(viewer, null), "c");
  const reservations = read.where(Reservation, visibleReservations(viewer), "r");
  const contract = raw(`'contract' as kind, c.id as "recordId", c.contract_number as number,
    concat_ws(' ', c.cliente->>'name', c.cliente->>'lastname') as client, c.destino as detail`);
  const reservation = sql`'reservation' as kind, r.id, ${reservationCodeSql(sql`r.id`)},
    (select concat_ws(' ', u.name, u.lastname) from users u where u.id = r.customer_id),
    (select k.title from packages k where k.id = r.package_id)`;
  const types = [...new Set(Object.keys(activityTitles).map((key) => key.split(":")[0]!))];
  const rows = await read.rows<Row>(
    sql`select e.id, e.key, e.at, s.*, e.link_id is not null as "byLink", a.id as "actorId", a.name,
        a.lastname
      from (select e.*, ${recordId} as record, case when e.type = 'quote.moved'
          then concat(e.type, ':', e.detail->>'after') else e.type end as key
        from audit_entries e where e.at >= ${daysAfter(now, -DAYS)}::timestamptz
          and e.type = any(${types}::text[])) e
        cross join lateral (
          select ${contract}, null::uuid as "paymentId", null::bigint as amount from contracts c
          where e.type like 'contract.%' and c.id = e.record and ${contracts}
          union all
          select 'quote', q.id, q.quote_number, q.nombre_cliente, q.destino, null, null from quotes q
          where e.type like 'quote.%' and q.id = e.record and ${quotes}
          union all
          select ${contract}, p.id, p.monto from payments p join contracts c on c.id = p.contract_id
          where e.type like 'payment.%' and p.id = e.record and ${contracts}
          union all
          select ${reservation}, null, null from reservations r
          where e.type like 'reservation.%' and r.id = e.record and ${reservations}
          union all
          select ${reservation}, p.id, p.monto from payments p join reservations r on r.id = p.order_id
          where e.type like 'payment.%' and p.id = e.record and ${reservations}) s
        left join users a on a.id = e.actor_id
      where e.key = any(${Object.keys(activityTitles)}::text[])
      order by e.at desc, e.id desc limit ${Math.min(limit, MOST)}`,
  );
  return rows.map((row): Activity => ({
    id: row.id,
    type: activityType(row.key),
    title: activityTitles[row.key] ?? "",
    description: [row.amount === null ? null : formatCop(row.amount), row.number, row.client, row.detail]
      .filter(Boolean)
      .join(" · "),
    user: doerOf(row),
    link: linkOf(row, may(viewer?.role, "verifyPayments")),
    createdAt: row.at,
  }));
}

const doerOf = ({ actorId, name, lastname, byLink, client }: Row) => {
  if (actorId !== null) return { id: actorId, name: name ?? "", lastname: lastname ?? "" };
  return { id: null, name: byLink ? client : "Sistema", lastname: "" };
};

const linkOf = ({ kind, recordId: id, paymentId }: Row, opensPayments: boolean): string =>
  paymentId && opensPayments ? addressOf("onePayment", { id: paymentId }) : addressOf(kind, { id });
