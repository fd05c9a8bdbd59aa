import { type Month, monthBounds } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { sql } from "../../../core/read/sql.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { NO_USER } from "../../organization/user.access.ts";
import { followedSellers, guidedSellers } from "./sales-goal.access.ts";
import { reachedOf, refuseNoMonth } from "./sales-goal.rules.ts";
import type { SalesGoalProgress } from "./sales-goal.types.ts";

/** Returns the goals of a month of everyone whom the viewer may follow, by name; executes one statement. */
export function salesGoals(context: Context, mes: Month): Promise<SalesGoalProgress[]> {
  return progressOf(context, mes, followedSellers(context.viewer));
}

/** Returns the goal of one person. NOT_FOUND `Usuario no encontrado`. */
export async function salesGoal(context: Context, userId: number, mes: Month): Promise<SalesGoalProgress> {
  const [found] = await progressOf(context, mes, {
    $and: [{ id: userId }, followedSellers(context.viewer)],
  });
  if (!found) throw notFound(NO_USER);
  return found;
}

async function progressOf(
  { read, viewer }: Context,
  mes: Month,
  people: ReadFilter<User>,
): Promise<SalesGoalProgress[]> {
  refuseNoMonth(mes);
  const { from, to } = monthBounds(mes);
  const rows = await read.rows<Omit<SalesGoalProgress, "cumplimiento">>(
    sql`with people as (select u.* from users u where ${read.where(User, people, "u")}),
      paid as (select person as id, sum(p.monto) as vendido
        from payments p join contracts c on c.id = p.contract_id,
          unnest(case when c.signed_at is null
            then array[c.asesor_id, c.lider_id, c.gerente_id]
            else array[c.signed_asesor_id, c.signed_lider_id, c.signed_gerente_id] end) person
        where p.status = 'verified' and p.fecha_pago between ${from}::date and ${to}::date
          and person in (select id from people) group by 1)
      select u.id as "userId", u.name, u.lastname, u.role, ${mes}::text as mes, g.monto, g.version,
        coalesce(p.vendido, 0) as vendido,
        coalesce(${read.where(User, guidedSellers(viewer), "u")}, false) as "puedeFijarse"
      from people u left join sales_goals g on g.user_id = u.id and g.mes = ${mes}
        left join paid p on p.id = u.id
      order by plain_text(u.name), plain_text(u.lastname), u.id`,
  );
  return rows.map((row) => ({ ...row, cumplimiento: reachedOf(row.vendido, row.monto) }));
}
