import { monthOf } from "../../../../core/colombia/days.ts";
import type { Context } from "../../../../core/context.ts";
import { notFound } from "../../../../core/failure.ts";
import { raw, sql } from "../../../../core/read/sql.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { GERENTE } from "../../../accounts/permissions.rules.ts";
import { earnerRoles } from "../../../accounts/staff.rules.ts";
import { paidCommissions } from "../../../accounts/account/paid-commissions.sql.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { NO_PERSON, visibleEarners, visibleSellers } from "../commission.access.ts";
import { sellerLimit } from "../commission.rules.ts";
import type { SellerMonth } from "../commission.types.ts";
import { firstOfMonth } from "./paid-month.ts";

/** The present month of one seller. NOT_FOUND `Usuario no encontrado` out of reach. */
export async function sellerMonth(context: Context, userId: number): Promise<SellerMonth> {
  const [month] = await monthsOf(context, { $and: [{ id: userId }, visibleSellers(context.viewer)] });
  if (!month) throw notFound(NO_PERSON);
  return month;
}

/** The present month of every active seller: a manager's team, else all; by name. */
export function sellerMonths(context: Context): Promise<SellerMonth[]> {
  const { viewer } = context;
  const sellers = { role: { $in: earnerRoles }, isActive: true };
  return monthsOf(context, { $and: [sellers, viewer?.role === GERENTE ? { gerente: viewer.id } : {}] });
}

interface Paid {
  readonly id: number;
  readonly nombre: string;
  readonly role: number;
  readonly limit: number;
  readonly paid: number;
}

async function monthsOf({ read, today }: Context, sellers: ReadFilter<User>): Promise<SellerMonth[]> {
  const rows = await read.rows<Paid>(
    sql`select u.id, u.name || ' ' || u.lastname as nombre, u.role, u.commission_limit as limit,
       ${paidCommissions(raw("u.id"), firstOfMonth(today))} as paid
     from users u where ${read.where(User, sellers, "u")} order by plain_text(u.name), plain_text(u.lastname),
       u.id`,
  );
  return rows.map(({ id, nombre, role, limit, paid }) => ({
    vendedorId: id,
    vendedor: { id, nombre, role },
    mes: monthOf(today),
    ...sellerLimit(limit, paid),
  }));
}

/**
 * Makes sure that somebody may ask for a person's commissions. NOT_FOUND `Usuario no encontrado` out of
 * reach.
 */
export async function refuseForeignEarner({ services, viewer }: Context, userId: number): Promise<void> {
  const found = await services.orm.em.fork().count(User, { $and: [{ id: userId }, visibleEarners(viewer)] });
  if (found === 0) throw notFound(NO_PERSON);
}
