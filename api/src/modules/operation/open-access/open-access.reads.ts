import type { Context } from "../../../core/context.ts";
import type { Page, PageArgs } from "../../../core/page.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { OWNER } from "../../accounts/permissions.rules.ts";
import { reservationCodeSql } from "../../reservations/reservation.sql.ts";
import type { OpenAccess } from "./open-access.types.ts";

/**
 * Returns a page of the access that outlives a session: everybody's, or the access that the viewer is
 * responsible for. Paused access comes first; then it is sorted by kind, newest first.
 */
export async function openAccess(
  { read, viewer, now }: Context,
  mine: boolean,
  { page, limit, offset }: PageArgs,
): Promise<Page<OpenAccess>> {
  const id = viewer?.id ?? 0;
  const isOwner = viewer?.role === OWNER;
  const full = sql`u.name || ' ' || u.lastname`;
  const made = sql`(u.id = ${id}::int or u.service_role is not null
    and (a.proven_by_id is not distinct from ${id}::int or a.proven_by_id is null and ${isOwner}::boolean))`;
  const code = reservationCodeSql(raw("r.id"));
  const opens = sql`l.revoked_at is null and l.expires_at > ${now}`;
  const { items, total } = await read.listing<OpenAccess>({
    columns: sql`o.id, o.kind, o.name, o.person, o.since, o.used as "lastUsedAt", o.ends as "expiresAt",
      o.paused as "pausedAt", o.mine and o.answers as "endsWithPassword",
      case when o.kind in ('webhook', 'service') then ${isOwner}::boolean
        else o.mine or ${isOwner}::boolean end as "mayEnd"`,
    from: sql`from (
      select 1 as place, 'token' as kind, a.id::text as id, a.name, ${full} as person, a.created_at as since,
        a.last_used_at as used, a.expires_at as ends, a.paused_at as paused, ${made} as mine, true as answers
      from access_tokens a join users u on u.id = a.user_id
      where a.revoked_at is null and a.expires_at > ${now}
      union all
      select 2, 'webhook', a.id::text, a.name, ${full}, a.created_at,
        (select max(d.tried_at) from webhook_deliveries d where d.webhook_id = a.id), null, a.paused_at,
        ${made}, true
      from webhooks a join users u on u.id = a.maker_id where a.off_at is null
      union all
      select 3, 'service', u.id::text, u.name, null, u.created_at,
        (select max(t.last_used_at) from access_tokens t where t.user_id = u.id), null, null, false, false
      from users u where u.service_role is not null and u.is_active
      union all
      select 4, 'passkey', a.id::text, a.name, ${full}, a.created_at, a.last_used_at, null, null,
        u.id = ${id}::int, false
      from passkeys a join users u on u.id = a.user_id
      union all
      select 5, case l.purpose when 'calendar' then 'calendar' else 'trip' end, s.id::text,
        coalesce(c.contract_number, ${code}), ${full}, s.created_at, l.opened_at, l.expires_at, null,
        u.id is not distinct from ${id}::int, false
      from trip_shares s join links l on l.id = s.link_id left join contracts c on c.id = s.contract_id
        left join reservations r on r.id = s.reservation_id
        left join users u on u.id = coalesce(c.cliente_id, r.customer_id) where ${opens}
      union all
      select 6, 'quoteLink', a.id::text, q.quote_number, ${full}, l.created_at, l.opened_at, l.expires_at,
        null, u.id = ${id}::int, false
      from quote_links a join links l on l.id = a.link_id join quotes q on q.id = a.quote_id
        join users u on u.id = a.maker_id where ${opens}
      union all
      select 7, 'contractLink', a.id::text, c.contract_number, ${full}, l.created_at, l.opened_at,
        l.expires_at, null, u.id = ${id}::int, false
      from contract_links a join links l on l.id = a.link_id join contracts c on c.id = a.contract_id
        join users u on u.id = a.maker_id where ${opens}
    ) o where o.mine or not ${mine}::boolean`,
    order: sql`o.paused is null, o.place, o.since desc, o.id`,
    limit,
    offset,
  });
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
