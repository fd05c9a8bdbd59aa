import type { Day } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { announceProposed } from "./announce-proposed.ts";
import { namesAnother, paymentCandidates, planCandidates } from "./candidates.sql.ts";
import { contradictedOf } from "./contradicted.ts";
import { proposeOutflows } from "./propose-outflows.ts";
import { paidBetween } from "./working-window.ts";

/**
 * Finds candidates for movements, in a fixed number of statements, and stores them as proposals; existing
 * proposals of a movement stay. In the condition, `m` is the movement and `p` the payment. Returns whether
 * new proposals were found.
 */
export async function propose(
  work: Work,
  movements: Fragment,
  payments: Fragment | null = null,
): Promise<boolean> {
  const days = await work.rows<{ day: Day }>(
    sql`select distinct m.day::text as day from bank_movements m where m.state = 'libre' and ${movements}`,
  );
  if (days.length === 0) return false;
  if (!payments) await proposeOutflows(work, movements);
  const windows = windowsOf(days.map(({ day }) => day));
  const asked = await work.rows<{ movement_id: string }>(
    sql`with w as (${windows}), found as (${paymentCandidates(movements, payments)}) ${inserted}`,
  );
  const planned = payments
    ? []
    : await work.rows<{ movement_id: string }>(sql`with found as (${planCandidates(movements)}) ${inserted}`);
  await judge(work, [...new Set([...asked, ...planned].map((row) => row.movement_id))]);
  return asked.length + planned.length > 0;
}

const inserted = sql`insert into bank_proposals (id, movement_id, payment_id, contract_id, plan_line_id,
    score, days_apart, by_amount, by_reference, by_number, by_name)
  select md5(f.movement_id::text || coalesce(f.payment_id, f.plan_line_id, f.contract_id)::text)::uuid,
    f.movement_id, f.payment_id, f.contract_id, f.plan_line_id,
    (case when f.by_amount then 40 else 0 end + case when f.by_reference then 40 else 0 end
      + case when f.by_number then 120 else 0 end + case when f.by_name then 15 else 0 end
      - case when ${namesAnother(sql`f.movement_id`, sql`f.by_number`)} then 60 else 0 end
      + case when f.payment_id is null then 0 else 20 end - least(abs(f.days_apart), 20)),
    f.days_apart, f.by_amount, f.by_reference, f.by_number, f.by_name
  from found f on conflict (id) do nothing returning movement_id`;

function windowsOf(days: readonly Day[]): Fragment {
  const windows = days.map(paidBetween);
  return sql`select * from unnest(${[...days]}::date[], ${windows.map(({ since }) => since)}::date[],
    ${windows.map(({ until }) => until)}::date[]) as w(day, since, until)`;
}

/**
 * Marks the exact proposals of some movements, and of the movements that compete with them for the same
 * payments.
 */
async function judge(work: Work, movementIds: readonly string[]): Promise<void> {
  if (movementIds.length === 0) return;
  await work.rows(
    sql`update bank_proposals b set exact = judged.exact from (
      select o.id, o.by_reference and o.by_amount and o.payment_id is not null
          and not ${namesAnother(sql`o.movement_id`, sql`o.by_number`)} and not exists (
          select from bank_proposals x where x.by_reference and x.id <> o.id
            and (x.movement_id = o.movement_id or x.payment_id = o.payment_id)) as exact
      from bank_proposals o where o.movement_id = any(${[...movementIds]}::uuid[]) or o.payment_id in (
        select n.payment_id from bank_proposals n where n.movement_id = any(${[...movementIds]}::uuid[]))
      ) judged where judged.id = b.id and judged.exact <> b.exact`,
  );
  const exact = await work.rows<{ id: string }>(
    sql`select b.id from bank_proposals b where b.exact and b.movement_id = any(${[...movementIds]}::uuid[])`,
  );
  const contradicted = await contradictedOf(
    work,
    exact.map(({ id }) => id),
  );
  if (contradicted.length > 0)
    await work.rows(
      sql`update bank_proposals set exact = false where id = any(${[...contradicted]}::uuid[])`,
    );
  await announceProposed(work, movementIds);
}

/** Deletes the proposals of some movements, payments and contracts that are no longer possible. */
export async function settleProposals(
  work: Work,
  of: {
    readonly movementIds?: readonly string[];
    readonly paymentIds?: readonly string[];
    readonly contractIds?: readonly string[];
  },
): Promise<void> {
  const gone = await work.rows<{ movement_id: string }>(
    sql`delete from bank_proposals b
      where (b.movement_id = any(${[...(of.movementIds ?? [])]}::uuid[])
          or b.payment_id = any(${[...(of.paymentIds ?? [])]}::uuid[])
          or b.contract_id = any(${[...(of.contractIds ?? [])]}::uuid[]))
        and (exists (select from bank_movements m where m.id = b.movement_id and m.state <> 'libre')
          or exists (select from payments p where p.id = b.payment_id and not p.sin_respaldo)
          or b.by_amount and exists (select from bank_movements m
            left join payments p on p.id = b.payment_id left join plan_lines l on l.id = b.plan_line_id
            where m.id = b.movement_id and m.amount - m.backed - m.explained <> case when b.payment_id is null
              then l.monto - l.pagado else p.monto - p.respaldado end)
          or exists (select from plan_lines l where l.id = b.plan_line_id and l.pagado = l.monto)
          or exists (select from contracts c where c.id = b.contract_id and c.status = 'cancelled'))
      returning b.movement_id`,
  );
  if (gone.length > 0) await announceProposed(work, [...new Set(gone.map((row) => row.movement_id))]);
}
