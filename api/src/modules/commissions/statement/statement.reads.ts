import { addMonths, type Month, monthOf, startOfDay } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { Context } from "../../../core/context.ts";
import { badInput, notFound } from "../../../core/failure.ts";
import { sql } from "../../../core/read/sql.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { NO_PERSON, visibleSellers } from "../commission/commission.access.ts";
import { statementFilename, statementPdf } from "./statement.pdf.ts";
import { type StatementLine, statementSums } from "./statement.rules.ts";
import type { SellerStatement } from "./statement.types.ts";

interface Seller {
  readonly id: number;
  readonly nombre: string;
  readonly documento: string;
  readonly limite: Cop;
  readonly lines: readonly StatementLine[];
}

/** A month that has begun. @throws Refusal BAD_USER_INPUT for any other text. */
function monthAsked(month: Month, today: string): Month {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(month)) throw badInput("month", "El mes no es válido");
  if (month > monthOf(today)) throw badInput("month", "Ese mes aún no empieza");
  return month;
}

/**
 * A seller's month in one statement: each commission that something happened to in it, or that waited at its
 * end. NOT_FOUND `Usuario no encontrado` out of the asker's reach.
 */
async function sellerMonth(context: Context, userId: number, month: Month): Promise<Seller> {
  const first = `${month}-01`;
  const [from, to] = [startOfDay(first), startOfDay(addMonths(first, 1))];
  const where = { $and: [{ id: userId }, visibleSellers(context.viewer)] };
  const [seller] = await context.read.rows<Seller>(
    sql`select u.id, u.name || ' ' || u.lastname as nombre, u.commission_limit as limite,
       concat_ws(' ', u.tipo_documento, u.documento_identidad) as documento,
       (select coalesce(json_agg(l order by l.at, l."contractNumber"), '[]') from (
         select c.fecha_generacion as at, k.contract_number as "contractNumber",
           concat_ws(' ', k.cliente->>'name', nullif(k.cliente->>'lastname', '')) as cliente,
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
     from users u where ${context.read.where(User, where, "u")}`,
  );
  if (!seller) throw notFound(NO_PERSON);
  return seller;
}

/** What a seller's month adds up to. */
export async function sellerStatement(
  context: Context,
  userId: number,
  month: Month,
): Promise<SellerStatement> {
  const { id, limite, lines } = await sellerMonth(context, userId, monthAsked(month, context.today));
  return { vendedorId: id, mes: month, limite, ...statementSums(lines) };
}

/** The PDF of a seller's month, printed as the month stands now. */
export async function sellerStatementFile(
  context: Context,
  userId: number,
  month: Month,
): Promise<OpenableFile> {
  const { services, now } = context;
  const seller = await sellerMonth(context, userId, monthAsked(month, context.today));
  const agency = await services.agency.current();
  const printed = await services.pdf.print(statementPdf({ ...seller, month, now, agency }));
  const filename = statementFilename(seller.nombre, month);
  const stored = await services.storage.put(printed, { filename, contentType: "application/pdf" });
  return { filename, url: services.storage.addressOf(stored, { disposition: "attachment" }) };
}
