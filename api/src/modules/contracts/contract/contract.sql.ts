import { shownPictureSql } from "../../accounts/account/shown-picture.ts";
import { bind, type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { snake } from "../../../core/naming.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { thirdPartySql } from "../../accounts/account/third-party.sql.ts";
import { awaitingOf } from "../plan/awaiting.sql.ts";

/** Returns SQL: an expression over the contract's initial payment (`p`); null without one. */
export const ofInitial = (row: RowColumns, value: string): Fragment =>
  sql`(select ${raw(value)} from plan_lines p where p.contract_id = ${row("id")} and p.tipo = 'inicial')`;

/**
 * Returns SQL: an expression over each plan line except the initial payment, in plan order, as a JSON list.
 */
export const ofShares = (row: RowColumns, value: string): Fragment =>
  sql`(select coalesce(json_agg(${raw(value)} order by p.numero), '[]') from plan_lines p
    where p.contract_id = ${row("id")} and p.tipo <> 'inicial')`;

/** Returns SQL: the price minus the initial payment, in COP. */
export const restSql = (row: RowColumns): Fragment =>
  sql`${row("precioTotal")} - coalesce(${ofInitial(row, "p.monto")}, 0)`;

/**
 * Returns SQL: the total of payments that await verification, in COP. Payments already in review are
 * excluded, because each has a note.
 */
export const awaitingSql = (row: RowColumns): Fragment => awaitingOf("contract_id", row("id"));

/** Returns SQL: the overdue balance in COP, from the unpaid plan lines past their due date. */
export const overdueSql = (row: RowColumns): Fragment =>
  sql`(select coalesce(sum(l.monto - l.pagado), 0)::bigint from plan_lines l
    where l.contract_id = ${row("id")} and l.fecha_vencimiento < ${bind.today} and l.pagado < l.monto)`;

/** Returns SQL: the balance due from the client, in COP; 0 for a cancelled contract. */
export const owedSql = (row: RowColumns): Fragment =>
  sql`(case when ${row("status")} = 'cancelled' then 0
    else ${row("precioTotal")} - ${row("totalPagado")} end)::bigint`;

/**
 * Returns SQL: verified payments as a share of the price, in percent with 1 decimal; 0 when the price is 0.
 */
export const progressSql = (row: RowColumns): Fragment =>
  sql`coalesce(round(${row("totalPagado")} * 100.0 / nullif(${row("precioTotal")}, 0), 1), 0)::float8`;

/**
 * SQL of the refunded part of a contract's verified payments, in COP. The caller appends the contract's id:
 * `(select … = c.id)`.
 */
export const givenBackOf = `coalesce(sum(f.monto), 0) from refunds f where f.payment_id is null
  and f.status <> 'anulada' and f.reason <> 'retracto_parcial' and f.contract_id`;

/**
 * SQL of what is kept of a cancelled contract, in COP: neither refunded nor left to decide. The caller
 * appends the contract's id, as for `givenBackOf`.
 */
export const keptOf = `coalesce(sum(h.penalidad + h.no_reembolsado), 0) from kept_amounts h
  where h.annulled_at is null and h.contract_id`;

/**
 * SQL of the verified payments of contract `row` that came in as money, in COP: without what was withheld.
 */
const receivedSql = (row: RowColumns): Fragment => sql`(${row("totalPagado")} - ${row("totalRetenido")})`;

/**
 * Returns SQL: the money of a cancelled contract that is neither covered by a refund nor kept, in COP; 0 for
 * other contracts.
 */
export const refundableSql = (row: RowColumns): Fragment =>
  sql`(case when ${row("status")} = 'cancelled' then greatest(${receivedSql(row)}
    - (select ${raw(givenBackOf)} = ${row("id")}) - (select ${raw(keptOf)} = ${row("id")}), 0)
    else 0 end)::bigint`;

/**
 * Returns SQL: whether the airline has yet to state the amount that it keeps of the tickets from which the
 * client withdrew.
 */
export const awaitsAirlineSql = (row: RowColumns): Fragment =>
  sql`exists (select from retractos t where t.contract_id = ${row("id")}
    and t.tiquetes_hasta is not null and t.retenido is null)`;

/**
 * Returns SQL: the part of a cancelled contract's payments for which no refund was decided, in COP. It is
 * the part without a refund. It is 0 after a full retracto, after a refund that a person decided (the agency
 * keeps the rest), and after a decision to refund nothing.
 */
export const undecidedSql = (row: RowColumns): Fragment =>
  sql`(select case when rest.sum > 0
      and not exists (select from retractos t where t.contract_id = ${row("id")} and t.choice = 'todo')
      and not exists (select from refunds d where d.contract_id = ${row("id")}
        and d.reason = 'cancelacion' and d.status <> 'anulada' and d.created_by_id is not null)
      and not exists (select from audit_entries e where e.record_id = ${row("id")}::text
        and e.type = 'refund.waived' and (e.detail->>'left')::bigint >= rest.sum)
    then rest.sum else 0 end from (select ${refundableSql(row)} as sum) rest)`;

/**
 * Returns SQL: (price − purchase cost) / price in percent, 2 decimals; null without a price. Voided
 * purchases do not count.
 */
export const marginSql = (
  row: RowColumns,
): Fragment => sql`round((${row("precioTotal")} - coalesce((select sum(p.costo) from purchases p
    join contract_items i on i.id = p.contract_item_id where i.contract_id = ${row("id")}
    and p.voided_at is null), 0)) * 100.0
    / nullif(${row("precioTotal")}, 0), 2)::float8`;

/** Returns SQL: the names that the contract's document prints (client, holder, travellers), in one text. */
export const printedNamesSql = (row: RowColumns): Fragment =>
  sql`concat_ws(' ', ${row("party")}->>'name', ${row("party")}->>'lastname', ${row("pasajeroTitular")},
    (select string_agg(p.nombre || ' ' || p.apellido, ' ' order by p.titular desc, p.id) from passengers p
      where p.quote_id = ${row("quoteId")}))`;

/** Returns SQL: the number of items that still have to be bought or paid. */
export const openItemsSql = (row: RowColumns): Fragment =>
  sql`(select count(*)::int from contract_items i
    where i.contract_id = ${row("id")} and i.requiere_compra and i.status <> 'comprado_pagado')`;

/**
 * Returns SQL: whether a signed contract has services, in its calculation or its own list, but no items yet.
 */
export const awaitsConversionSql = (row: RowColumns): Fragment =>
  sql`(${row("status")} = 'signed'
    and not ${row("itemsMade")}
    and (${row("holdsServices")} or exists (select from quotes q
      join quote_calculations k on k.id = q.calculation_id where q.id = ${row("quoteId")}
      and k.estado <> 'temporal')))`;

/** Returns SQL: the total cost of the contract's purchases, in COP. Voided purchases do not count. */
export const boughtSql = (
  row: RowColumns,
): Fragment => sql`(select coalesce(sum(p.costo), 0)::bigint from purchases p
    join contract_items i on i.id = p.contract_item_id where i.contract_id = ${row("id")}
    and p.voided_at is null)`;

/** Returns SQL: the day on which the contract was signed, in Bogota time. */
export const signingDaySql = (row: RowColumns): Fragment =>
  sql`(${row("signedAt")} at time zone 'America/Bogota')::date`;

/** Returns SQL: whether the contract was changed after its last PDF was made. */
export const outdatedSql = (row: RowColumns): Fragment =>
  sql`coalesce(${row("contentChangedAt")} > ${row("contratoPdfGeneradoAt")}, false)`;

/** Returns SQL: days from today until the trip begins; negative after its start. */
export const daysLeftSql = (row: RowColumns): Fragment => sql`(${row("fechaInicioViaje")} - ${bind.today})`;

/** Returns SQL: an expression over the contract's latest PDF; null without a PDF. */
export const ofLatestVersion = (row: RowColumns, value: string): Fragment =>
  sql`(select ${raw(value)} from contract_versions v where v.contract_id = ${row("id")}
    and v.addendum_id is null order by v.number desc limit 1)`;

/**
 * Returns SQL: the client as named in the contract (`jsonb`), with the personal data of the contract or,
 * where missing, of the client's account.
 */
export const holderSql = (row: RowColumns): Fragment => sql`(select ${row("party")} || jsonb_build_object(
    'documento_identidad', coalesce(${row("clienteDocumentoIdentidad")}, u.documento_identidad),
    'tipo_documento', case when ${row("clienteDocumentoIdentidad")} is null then coalesce(u.tipo_documento,
      ${row("clienteTipoDocumento")})
      else ${row("clienteTipoDocumento")} end,
    'fecha_nacimiento', coalesce(${row("clienteFechaNacimiento")}, u.fecha_nacimiento),
    'direccion', coalesce(${row("clienteDireccion")}, u.direccion), 'ciudad',
      coalesce(${row("clienteCiudad")}, u.ciudad),
    'pais', ${row("clientePais")}) from (select) c left join users u on u.id = ${row("clienteId")})`;

/** Returns SQL: the client's contact in the agency, who is the contract's seller lowest in the hierarchy. */
export const advisorSql = (row: RowColumns): Fragment =>
  sql`(select jsonb_build_object('name', u.name, 'lastname', u.lastname, 'email', u.email, 'phone', u.phone,
      'picture', ${shownPictureSql("u")})
    from users u where u.id
      = coalesce(${row("asesor")}, ${row("lider")}, ${row("gerente")}, ${row("admin")}))`;

/**
 * Returns SQL: whether the client may still exercise the retracto: its last day has not passed, and the trip
 * has not begun.
 */
export const retractoOpenSql = (row: RowColumns): Fragment =>
  sql`coalesce(${row("retractoUntil")} >= ${bind.today}
    and ${row("fechaInicioViaje")} > ${bind.today}, false)`;

/** Returns SQL: the full name of a contract's client, for the given alias of the contract's row. */
export const clientName = (contract: string): string =>
  `concat_ws(' ', ${contract}.cliente->>'name', nullif(${contract}.cliente->>'lastname', ''))`;

/**
 * Returns SQL: the bank account that the client last provided for a refund of the contract, masked as in
 * refunds.
 */
export const clientAccountSql = (contractId: Fragment): Fragment =>
  sql`(select concat_ws(' ', nullif(f.account_bank, ''), '•••• ' || f.account_ending)
    from refunds f where f.contract_id = ${contractId} and f.account_number is not null
    order by f.account_at desc limit 1)`;

/**
 * Returns SQL: the client of a contract as a third party of the accounting books, for the given alias of the
 * contract's row.
 */
const clientPartySql = (contract: string): Fragment => {
  const row: RowColumns = (property) =>
    raw(`${contract}.${property === "party" ? "cliente" : snake(property)}`);
  const said = (key: string) => raw(`h.holder->>'${key}'`);
  return sql`(select ${thirdPartySql({
    type: said("tipo_documento"),
    document: said("documento_identidad"),
    name: raw(clientName(contract)),
    city: said("ciudad"),
    account: clientAccountSql(row("id")),
  })} from (select ${holderSql(row)} as holder) h)`;
};

/** Returns SQL: the client of a contract as a third party of the accounting books, by the contract's id. */
export const contractPartySql = (id: Fragment): Fragment =>
  sql`(select ${clientPartySql("k")} from contracts k where k.id = ${id})`;
