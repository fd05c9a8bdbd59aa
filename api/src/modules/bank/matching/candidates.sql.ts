import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/** Maximum number of candidates for one movement. */
const MOST = 4;
/** Days before and after a movement's day within which a plan amount may be due. */
const [DUE_BEFORE, DUE_AFTER] = [45, 45];

/** Returns SQL for a text reduced to its letters and digits, in lower case. */
const bare = (text: string): string => `regexp_replace(lower(coalesce(${text}, '')), '[^a-z0-9]', '', 'g')`;
/** Words of a movement `m` that are compared with payments. */
const words = ["m.text", "m.reference", "m.bank_id"].map(bare).join(" || ' ' || ");
/**
 * Returns SQL for the number of the contract that the words contain, in the stored form; null when there is
 * none.
 */
const namedNumber = (words: string): string => `upper(regexp_replace(substring(${words} from 'ct[0-9]{10}'),
  'ct([0-9]{4})([0-9]{6})', 'CT-\\1-\\2'))`;
const free = sql`select m.id, m.account_id, m.day, m.amount - m.backed - m.explained as amount, m.search_text,
  ltrim(${raw(bare("m.reference"))}, '0') as reference, ltrim(${raw(bare("m.bank_id"))}, '0') as bank_id,
  ${raw(words)} as words from bank_movements m
  where m.state = 'libre' and m.amount > 0`;

/**
 * Returns SQL for whether the bank's words of a proposal's movement contain the number of another contract.
 * `movementId` is the movement's id; `byNumber` is whether the words contain the number of the proposal's own
 * contract.
 */
export const namesAnother = (movementId: Fragment, byNumber: Fragment): Fragment =>
  sql`(not ${byNumber} and exists (select from bank_movements m
    join contracts named on named.contract_number = ${raw(namedNumber(words))} where m.id = ${movementId}))`;

/**
 * Returns SQL for whether a payment's reference equals a movement's, apart from leading zeros, or occurs in
 * the movement's words. The whole reference needs 4 characters to be equal and 6 to occur; its digits alone
 * also need 6.
 */
const stands = (reference: string): string => {
  const [whole, digits] = [
    bare(reference),
    `regexp_replace(coalesce(${reference}, ''), '[^0-9]', '', 'g')`,
  ].map((text) => `ltrim(${text}, '0')`);
  return `(length(${whole}) >= 4 and ${whole} in (f.reference, f.bank_id)
    or length(${whole}) >= 6 and position(${whole} in f.words) > 0
    or length(${digits}) >= 6 and position(${digits} in f.words) > 0)`;
};

const named = (name: string): string =>
  `(length(${name}) >= 6 and position(plain_text(${name}) in f.search_text) > 0)`;

/**
 * SQL of payments that a movement may match. A candidate was paid within the movement's range of days (`w`).
 * Either no movement covers any of it and the amounts are equal, or the amount still uncovered is exactly the
 * movement's. Payments through the card provider or a terminal are excluded, because they reach the bank as
 * totals.
 */
export const paymentCandidates = (movements: Fragment, payments: Fragment | null): Fragment => sql`
  select f.id as movement_id, c.payment_id, null::uuid as contract_id, c.plan_line_id, c.days_apart,
    c.by_amount, c.by_reference, c.by_number, c.by_name
  from (${free} and ${movements}) f join w on w.day = f.day
  cross join lateral (
    select p.id as payment_id, p.fecha_pago - f.day as days_apart, true as by_amount,
      ${raw(stands("p.referencia_pago"))} as by_reference,
      coalesce(position(${raw(bare("k.contract_number"))} in f.words) > 0, false) as by_number,
      coalesce(${raw(named("coalesce(p.pagador_nombre, (k.cliente->>'name') || ' ' || (k.cliente->>'lastname'))"))},
        false) as by_name,
      (select l.id from plan_lines l where l.contract_id = p.contract_id and l.monto - l.pagado = p.monto
        order by l.numero limit 1) as plan_line_id
    from (
      select * from payments where sin_respaldo and respaldado = 0 and monto = f.amount
      union all
      select * from payments where sin_respaldo and respaldado > 0 and monto - respaldado = f.amount
    ) p left join contracts k on k.id = p.contract_id
    where p.fecha_pago between w.since and w.until
      and p.tipo_pago in ('transferencia', 'cheque', 'efectivo')
      and (p.agency_account_id is null or p.agency_account_id = f.account_id)
      ${payments ? sql`and ${payments}` : raw("")}
    order by 4 desc, abs(p.fecha_pago - f.day), p.created_at limit ${MOST}) c`;

/**
 * SQL of plan amounts without a registered payment that a movement may match: the next amount of a contract
 * whose number occurs in the movement's words, or an amount due around its day whose open balance equals the
 * movement's.
 */
export const planCandidates = (movements: Fragment): Fragment => sql`
  select f.id as movement_id, null::uuid as payment_id, c.contract_id, c.plan_line_id, c.days_apart,
    c.by_amount, false as by_reference, c.by_number, c.by_name
  from (${free} and ${movements} and not exists (
    select from bank_proposals b where b.movement_id = m.id and b.payment_id is not null
      and not ${namesAnother(sql`b.movement_id`, sql`b.by_number`)})) f
  cross join lateral (
    select * from (
      select l.contract_id, l.id as plan_line_id, l.fecha_vencimiento - f.day as days_apart,
        true as by_amount, position(${raw(bare("k.contract_number"))} in f.words) > 0 as by_number,
        coalesce(${raw(named("(k.cliente->>'name') || ' ' || (k.cliente->>'lastname')"))}, false) as by_name
      from plan_lines l join contracts k on k.id = l.contract_id
      where l.monto - l.pagado = f.amount and l.pagado < l.monto
        and l.fecha_vencimiento between f.day - ${DUE_BEFORE}::int and f.day + ${DUE_AFTER}::int
        and k.status in ('active', 'signed', 'completed')
      order by 5 desc, 6 desc, abs(l.fecha_vencimiento - f.day), l.id limit ${MOST}) due
    union
    select * from (
      select l.contract_id, l.id, l.fecha_vencimiento - f.day, l.monto - l.pagado = f.amount, true, false
      from contracts k join plan_lines l on l.contract_id = k.id and l.pagado < l.monto
      where k.contract_number = ${raw(namedNumber("f.words"))}
        and k.status in ('active', 'signed', 'completed') and f.amount <= k.precio_total - k.total_pagado
      order by l.fecha_vencimiento, l.numero limit 1) said) c`;
