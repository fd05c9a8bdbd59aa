import { createHash } from "node:crypto";
import { v7 } from "uuid";
import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { Concept } from "../outflow/concept.rules.ts";
import { type FoundOutflow, isWhole, type OpenOutflow, type OutflowTarget } from "./found-outflow.ts";
import { byDocument, byPayee, byReference, outflowTargets } from "./outflow-targets.sql.ts";
import { dueSums, MOST_DUES } from "./sums.rules.ts";
import { isInOpenMonth } from "../../closing/closed-month.ts";
import { announceProposed } from "./announce-proposed.ts";
import { isPartPaid } from "./part-paid.sql.ts";
import { openCommissions } from "./open-commissions.ts";

/** Most proposals of one movement. */
const MOST = 4;
/** Outflows that are compared in one statement; they are neighbours in time. */
const AT_ONCE = 500;

type Row = OutflowTarget &
  Pick<FoundOutflow, "daysApart" | "byName" | "byDocument" | "byReference"> & {
    readonly movement_id: string;
  };

const bare = (text: string): string => `regexp_replace(lower(coalesce(${text}, '')), '[^a-z0-9]', '', 'g')`;
const words = ["m.text", "m.reference", "m.bank_id"].map(bare).join(" || ' ' || ");
const left = raw("abs((m.amount - m.explained) * 100 + m.cents - m.explained_cents)");
const open = (movements: Fragment): Fragment => sql`select m.id, m.day, ${left} / 100 as whole,
    ${left} % 100 > 0 as cents, m.search_text, ${raw(words)} as words
  from bank_movements m where m.state = 'libre' and m.amount < 0
    and ${isInOpenMonth(sql`m.day`)} and ${movements}`;

/**
 * Finds what open outflows may have paid: what was paid already, what is owed, and several dues of one
 * provider in one transfer. It stores them as proposals in place of the earlier ones. In the condition, `m`
 * is the movement.
 */
export async function proposeOutflows(work: Work, movements: Fragment): Promise<void> {
  const outflows = await work.rows<OpenOutflow>(
    sql`select o.id, o.day::text as day, o.whole::int8 as whole, o.cents, o.search_text as words
      from (${open(movements)}) o order by o.day, o.id`,
  );
  for (let from = 0; from < outflows.length; from += AT_ONCE)
    await proposeFor(work, outflows.slice(from, from + AT_ONCE));
}

async function proposeFor(work: Work, outflows: readonly OpenOutflow[]): Promise<void> {
  const byId = new Map(outflows.map((one) => [one.id, { ...one, whole: Number(one.whole) }]));
  const ids = [...byId.keys()];
  const days = outflows.map(({ day }) => day);
  const targets = outflowTargets(days[0]!, days.at(-1)!);
  const looked = open(sql`m.id = any(${ids}::uuid[])`);
  const facts = sql`t.day - f.day as "daysApart", ${byPayee} as "byName", ${byDocument} as "byDocument",
    ${byReference} as "byReference"`;
  const single = await work.rows<Row>(
    sql`with f as materialized (${looked}), t as materialized (${targets})
      select f.id as movement_id, t.concept, t.installment_id, t.purchase_id, t.provider_payment_id,
        t.payout_id, t.seller_id, t.refund_id, t.amount, t.paid, t.batch, ${facts}
      from f join t on t.amount = f.whole or f.cents and t.amount = f.whole + 1
      where not t.paid or abs(t.day - f.day) <= 12`,
  );
  const dues = await work.rows<Row>(
    sql`with f as materialized (${looked}), t as materialized (${targets}), found as (
        select f.id as movement_id, t.concept, t.installment_id, t.purchase_id, t.provider_payment_id,
          t.payout_id, t.seller_id, t.refund_id, t.amount, t.paid, t.batch, t.provider_id, ${facts},
          row_number() over (partition by f.id, t.provider_id, t.batch
            order by abs(t.day - f.day), t.installment_id, t.purchase_id) as place
        from f join t on t.concept in ('cuota', 'compra') and t.amount < f.whole
          and (t.batch is not null or ${byPayee} or ${byDocument})
        where not t.paid or abs(t.day - f.day) <= 12)
      select * from found where place <= ${MOST_DUES}::int order by movement_id, place`,
  );
  const found = [
    ...single.map((row) => together(byId.get(row.movement_id)!, row.concept, [row])),
    ...groupsOf(byId, dues),
    ...(await openCommissions(work, [...byId.values()])),
  ];
  await store(work, ids, found);
}

const together = (movement: OpenOutflow, concept: Concept, rows: readonly Row[]): FoundOutflow => ({
  movement,
  concept,
  parts: rows,
  daysApart: rows.reduce((far, { daysApart }) => (Math.abs(daysApart) > Math.abs(far) ? daysApart : far), 0),
  byName: rows.every(({ byName }) => byName),
  byDocument: rows.every(({ byDocument }) => byDocument),
  byReference: rows.every(({ byReference }) => byReference),
});

/**
 * Returns the combinations of dues of one provider that add up to a movement: of one payment of several, or
 * where the bank names the provider.
 */
function groupsOf(
  movements: ReadonlyMap<string, OpenOutflow>,
  rows: readonly (Row & { readonly provider_id?: string })[],
): FoundOutflow[] {
  const groups = Map.groupBy(
    rows.flatMap((row) => [
      ...(row.batch ? [{ key: `${row.movement_id} ${row.provider_id} ${row.batch}`, row, whole: true }] : []),
      ...(row.byName || row.byDocument
        ? [{ key: `${row.movement_id} ${row.provider_id}`, row, whole: false }]
        : []),
    ]),
    ({ key }) => key,
  );
  return [...groups.values()].flatMap((group) => {
    const movement = movements.get(group[0]!.row.movement_id)!;
    const parts = group.map(({ row }) => ({ ...row, amount: Number(row.amount) }));
    const total = parts.reduce((sum, { amount }) => sum + amount, 0);
    if (group[0]!.whole)
      return parts.length > 1 && isWhole(movement, total)
        ? [together(movement, "pago_proveedor", parts)]
        : [];
    return dueSums(parts, (sum) => isWhole(movement, sum), movement.whole + 1).map((sum) =>
      together(movement, "pago_proveedor", sum),
    );
  });
}

const targetId = (part: OutflowTarget): string =>
  [
    part.installment_id ?? part.purchase_id ?? part.provider_payment_id ?? part.payout_id ?? part.refund_id,
    part.commission_id ?? "",
    part.seller_id ?? "",
  ].join(".");

const idOf = ({ movement, parts }: FoundOutflow): string => {
  const text = [movement.id, ...parts.map(targetId).sort()].join(" ");
  return createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

const isPaid = ({ parts }: FoundOutflow): boolean => parts.every(({ paid }) => paid);

const scoreOf = (one: FoundOutflow): number =>
  40 +
  (one.byName ? 40 : 0) +
  (one.byDocument ? 60 : 0) +
  (one.byReference ? 60 : 0) +
  (isPaid(one) ? 20 : 0) -
  (one.parts.length > 1 ? 5 : 0) -
  Math.min(Math.abs(one.daysApart), 20);

/** Parts that are one payment of several, which is proposed as itself. */
const sameBatch = (one: FoundOutflow, found: readonly FoundOutflow[]): boolean =>
  one.parts.length > 1 &&
  found.some(
    ({ movement, parts: [whole] }) =>
      movement === one.movement &&
      whole?.provider_payment_id != null &&
      one.parts.every(({ batch }) => batch === whole.provider_payment_id),
  );

async function store(work: Work, ids: readonly string[], found: readonly FoundOutflow[]): Promise<void> {
  await work.rows(
    sql`delete from bank_proposals where concept is not null and movement_id = any(${[...ids]}::uuid[])`,
  );
  const unique = [...new Map(found.filter((one) => !sameBatch(one, found)).map((one) => [idOf(one), one]))];
  const kept = [...Map.groupBy(unique, ([, { movement }]) => movement.id).values()].flatMap((of) =>
    of.sort(([, one], [, other]) => scoreOf(other) - scoreOf(one)).slice(0, MOST),
  );
  if (kept.length > 0) await insert(work, kept);
  await judgeOutflows(work, ids);
}

async function insert(work: Work, kept: readonly (readonly [string, FoundOutflow])[]): Promise<void> {
  const column = <T>(of: (one: FoundOutflow) => T): T[] => kept.map(([, one]) => of(one));
  await work.rows(
    sql`insert into bank_proposals (id, movement_id, concept, score, days_apart, by_amount, by_number,
        by_reference, by_name, by_document)
      select id, movement_id, concept, score, days_apart, true, false, by_reference, by_name, by_document
      from unnest(${kept.map(([id]) => id)}::uuid[], ${column(({ movement }) => movement.id)}::uuid[],
        ${column(({ concept }) => concept)}::text[], ${column(scoreOf)}::int[],
        ${column(({ daysApart }) => daysApart)}::int[], ${column((one) => one.byReference)}::boolean[],
        ${column((one) => one.byName)}::boolean[], ${column((one) => one.byDocument)}::boolean[])
        as g(id, movement_id, concept, score, days_apart, by_reference, by_name, by_document)`,
  );
  const parts = kept.flatMap(([id, one]) => one.parts.map((part, position) => ({ id, position, part })));
  const of = <T>(value: (part: OutflowTarget) => T): T[] => parts.map(({ part }) => value(part));
  await work.rows(
    sql`insert into bank_proposal_parts (id, proposal_id, position, amount, installment_id, purchase_id,
        provider_payment_id, payout_id, seller_id, commission_id, refund_id)
      select * from unnest(${parts.map(() => v7())}::uuid[], ${parts.map(({ id }) => id)}::uuid[],
        ${parts.map(({ position }) => position)}::int[], ${of(({ amount }) => Number(amount))}::bigint[],
        ${of((part) => part.installment_id)}::uuid[], ${of((part) => part.purchase_id)}::uuid[],
        ${of((part) => part.provider_payment_id)}::uuid[], ${of((part) => part.payout_id)}::uuid[],
        ${of((part) => part.seller_id)}::int[], ${of((part) => part.commission_id ?? null)}::uuid[],
        ${of((part) => part.refund_id)}::uuid[])`,
  );
}

const allPaid = (proposal: string): Fragment =>
  sql`not exists (select from bank_proposal_parts p where p.proposal_id = ${raw(proposal)}.id
    and not ${isPartPaid})`;
const isNamedSql = (proposal: string): Fragment =>
  raw(`(${proposal}.by_reference or ${proposal}.by_name or ${proposal}.by_document)`);
const sameTarget = raw(`(p.installment_id = q.installment_id or p.purchase_id = q.purchase_id
  or p.provider_payment_id = q.provider_payment_id or p.refund_id = q.refund_id
  or p.payout_id = q.payout_id and p.seller_id is not distinct from q.seller_id)`);
const rivals = sql`select x.movement_id from bank_proposal_parts p
  join bank_proposal_parts q on ${sameTarget} and q.proposal_id <> p.proposal_id
  join bank_proposals x on x.id = q.proposal_id where p.proposal_id = o.id and ${isNamedSql("x")}`;

/**
 * Marks the exact proposals of some outflows: paid already, named by the bank, and no other payment of the
 * movement nor other movement of the payment like it.
 */
async function judgeOutflows(work: Work, ids: readonly string[]): Promise<void> {
  await work.rows(
    sql`update bank_proposals b set exact = judged.exact from (
      select o.id, ${isNamedSql("o")} and ${allPaid("o")}
        and not exists (select from bank_proposals x where x.movement_id = o.movement_id and x.id <> o.id
          and x.concept is not null and ${isNamedSql("x")} and ${allPaid("x")})
        and not exists (${rivals} and x.movement_id <> o.movement_id) as exact
      from bank_proposals o where o.concept is not null and (o.movement_id = any(${[...ids]}::uuid[])
        or exists (${rivals} and x.movement_id = any(${[...ids]}::uuid[])))
      ) judged where judged.id = b.id and judged.exact <> b.exact`,
  );
  await announceProposed(work, ids);
}
