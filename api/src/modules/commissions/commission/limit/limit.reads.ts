import { monthOf } from "../../../../core/colombia/days.ts";
import { plain } from "../../../../core/colombia/plain.ts";
import { sum } from "../../../../core/colombia/cop.ts";
import type { Context } from "../../../../core/context.ts";
import { notFound } from "../../../../core/failure.ts";
import { raw, sql } from "../../../../core/read/sql.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { paidCommissions } from "../../../accounts/account/paid-commissions.sql.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { limitedSellers, NO_PERSON, visibleEarners, visibleSellers } from "../commission.access.ts";
import { sellerLimit } from "../commission.rules.ts";
import type { SellerMonthFilter } from "./limit.inputs.ts";
import { payInOrder } from "./limit.rules.ts";
import type { SellerMonth } from "../commission.types.ts";
import { firstOfMonth } from "./paid-month.ts";

/**
 * Returns one seller's use of the limit in the current month. NOT_FOUND `Usuario no encontrado` for a seller
 * whom the viewer may not see.
 */
export async function sellerMonth(context: Context, userId: number): Promise<SellerMonth> {
  const [month] = await monthsOf(context, { $and: [{ id: userId }, visibleSellers(context.viewer)] });
  if (!month) throw notFound(NO_PERSON);
  return month;
}

/**
 * Returns the use of the limit in the current month for every active seller who matches a filter, by name: a
 * manager's team, or all.
 */
export async function sellerMonths(
  context: Context,
  { search, status }: SellerMonthFilter,
): Promise<SellerMonth[]> {
  const { read, viewer } = context;
  const months = await monthsOf(context, { $and: [{ isActive: true }, limitedSellers(viewer)] });
  return read.workedOut(
    months.filter(
      (month) =>
        plain(month.vendedor.nombre).includes(plain(search ?? "")) && (!status || month.status === status),
    ),
  );
}

interface Paid {
  readonly id: number;
  readonly nombre: string;
  readonly role: number;
  readonly limit: number;
  readonly version: number;
  readonly paid: number;
  /** Amounts of approved, unpaid commissions, in the order of approval. */
  readonly approved: readonly number[];
}

async function monthsOf({ read, today }: Context, sellers: ReadFilter<User>): Promise<SellerMonth[]> {
  const rows = await read.rows<Paid>(
    sql`select u.id, u.name || ' ' || u.lastname as nombre, u.role, u.commission_limit as limit, u.version,
       ${paidCommissions(raw("u.id"), firstOfMonth(today))} as paid,
       (select coalesce(json_agg(c.monto_comision order by c.fecha_aprobacion, c.id), '[]')
         from commissions c where c.vendedor_id = u.id and c.clase = 'comision'
         and c.status = 'approved') as approved
     from users u where ${read.where(User, sellers, "u")} order by plain_text(u.name), plain_text(u.lastname),
       u.id`,
  );
  return rows.map(({ id, nombre, role, limit, version, paid, approved }) => {
    const { waiting } = payInOrder(approved, limit, paid);
    return {
      vendedorId: id,
      vendedor: { id, nombre, role },
      mes: monthOf(today),
      version,
      ...sellerLimit(limit, paid),
      enEspera: sum(waiting),
      cuantasEnEspera: waiting.length,
    };
  });
}

/** Refuses a caller who may not query a person's commissions: NOT_FOUND `Usuario no encontrado`. */
export async function refuseForeignEarner({ services, viewer }: Context, userId: number): Promise<void> {
  const found = await services.orm.em.fork().count(User, { $and: [{ id: userId }, visibleEarners(viewer)] });
  if (found === 0) throw notFound(NO_PERSON);
}
