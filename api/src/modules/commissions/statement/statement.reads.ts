import { addMonths, type Month, monthOf, startOfDay } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { clientName } from "../../contracts/contract/contract.sql.ts";
import { NO_PERSON, visibleSellers } from "../commission/commission.access.ts";
import { type StatementContent, statementSums } from "./statement.rules.ts";
import type { SellerStatement } from "./statement.types.ts";

/**
 * Returns the month if it has begun.
 * @throws Refusal BAD_USER_INPUT for a later month and any other text.
 */
function monthAsked(month: Month, today: string): Month {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) throw badInput("month", "El mes no es válido");
  if (month > monthOf(today)) throw badInput("month", "Ese mes aún no empieza");
  return month;
}

/**
 * Returns the content of a seller's monthly statement: the commissions that were earned, requested or paid in
 * the month, or were waiting at its end, and the limit at its end. The limit is read from the history: it is
 * the value before the first change after the month.
 * @throws Refusal BAD_USER_INPUT for an invalid month, NOT_FOUND `Usuario no encontrado` for a seller whom
 * the caller may not see.
 */
export async function sellerMonth(scope: Scope, userId: number, month: Month): Promise<StatementContent> {
  const first = `${monthAsked(month, scope.today)}-01`;
  const [from, to] = [startOfDay(first), startOfDay(addMonths(first, 1))];
  const where = { $and: [{ id: userId }, visibleSellers(scope.viewer)] };
  const { id } = await scope.find(User, where, NO_PERSON);
  const [seller] = await scope.rows<StatementContent>(
    sql`select u.name || ' ' || u.lastname as nombre,
       concat_ws(' ', u.tipo_documento, u.documento_identidad) as documento,
       coalesce((select case e.type when 'user.updated' then e.detail->'before'->>'commissionLimit'
           else e.detail->>'before' end from audit_entries e
         where e.record_id = u.id::text and e.at >= ${to} and (e.type = 'commission-limit.changed'
           or e.type = 'user.updated' and e.detail->'before'->>'commissionLimit' is not null)
         order by e.at, e.id limit 1)::bigint, u.commission_limit) as limite,
       (select coalesce(json_agg(to_jsonb(l) - 'at' order by l.at, l."contractNumber"), '[]') from (
         select c.fecha_generacion as at, k.contract_number as "contractNumber",
           ${raw(clientName("k"))} as cliente,
           c.tipo_vendedor as "tipoVendedor", c.clase, c.monto_comision as monto,
           c.retefuente + c.rete_ica as retenido,
           d.numero_documento as documento,
           c.clase = 'comision' and c.fecha_generacion >= ${from} and c.fecha_generacion < ${to} as ganada,
           coalesce(d.fecha_generacion >= ${from} and d.fecha_generacion < ${to}, false) as solicitada,
           c.clase = 'comision' and coalesce(c.fecha_aprobacion >= ${from} and c.fecha_aprobacion < ${to},
             false) as aprobada,
           c.status = 'paid' and c.mes = ${first}::date as pagada,
           c.clase = 'ajuste' and c.mes = ${first}::date as ajuste,
           c.clase = 'comision' and coalesce(c.fecha_aprobacion < ${to}, false)
             and (c.status = 'approved' or (c.status = 'paid' and c.fecha_pago >= ${to})) as espera
         from commissions c join contracts k on k.id = c.contract_id
           left join support_documents d on d.id = c.documento_soporte_id
         where c.vendedor_id = u.id and c.status <> 'voided') l
         where l.ganada or l.solicitada or l.aprobada or l.pagada or l.ajuste or l.espera) as lines
     from users u where u.id = ${id}`,
  );
  return { ...seller!, limite: Number(seller!.limite), cerrado: month < monthOf(scope.today) };
}

/** Returns the totals of a seller's month. */
export async function sellerStatement(
  context: Context,
  userId: number,
  month: Month,
): Promise<SellerStatement> {
  const { limite, lines } = await sellerMonth(Scope.of(context), userId, month);
  return { vendedorId: userId, mes: month, limite, ...statementSums(lines) };
}
