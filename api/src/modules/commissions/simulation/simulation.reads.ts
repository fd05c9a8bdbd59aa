import { addMonths, type Day, monthOf, startOfDay } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Context } from "../../../core/context.ts";
import { badInput, notFound } from "../../../core/failure.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { limitedSellers, NO_PERSON } from "../commission/commission.access.ts";
import { firstOfMonth } from "../commission/limit/paid-month.ts";
import { onlyUsed, refuseWrongTerms } from "../config/commission-config.rules.ts";
import type { SimulateLimitInput, SimulateTermsInput } from "./simulation.inputs.ts";
import {
  type EarnedCommission,
  type PayableMonth,
  simulateLimit,
  simulateTerms,
  simulationMonths,
} from "./simulation.rules.ts";
import type { SellerLimitSimulation, TermsSimulation } from "./simulation.types.ts";

/** Maximum number of simulated commissions, the latest first: enough for two years of a large agency. */
const MOST = 20_000;

function firstOf(context: Context, months: number): Day {
  if (!simulationMonths.some((one) => one === months)) throw badInput("months", "Elige 3, 6 o 12 meses");
  return addMonths(firstOfMonth(context.today), 1 - months);
}

/**
 * Simulates the commissions of a trip type over the last months, with other terms for one role. Runs one
 * statement.
 * @throws Refusal BAD_USER_INPUT for terms that could not be saved.
 */
export async function termsSimulation(
  context: Context,
  { role, tripType, months, ...entered }: SimulateTermsInput,
): Promise<TermsSimulation> {
  const terms = onlyUsed({
    calculationType: entered.calculationType,
    amountPerPerson: entered.amountPerPerson ?? 0,
    percentage: entered.percentage ?? 0,
    fixedAmount: entered.fixedAmount ?? 0,
    minAmount: entered.minAmount ?? null,
    maxAmount: entered.maxAmount ?? null,
  });
  refuseWrongTerms(terms);
  const desde = firstOf(context, months);
  const past = await context.read.rows<EarnedCommission>(
    sql`select c.tipo_vendedor as role, k.id as "contractId", k.contract_number as "contractNumber",
       c.monto_comision as earned, coalesce((c.explicacion->>'base')::bigint, c.monto_base) as base,
       coalesce((c.explicacion->>'personas')::int, 1) as persons,
       c.explicacion->>'tipo_calculo' is null as entered
     from commissions c join contracts k on k.id = c.contract_id left join quotes q on q.id = k.quote_id
     where c.clase = 'comision' and c.status <> 'voided' and c.fecha_generacion >= ${startOfDay(desde)}
       and coalesce(k.trip_type, q.trip_type) = ${tripType}
     order by c.fecha_generacion desc, c.id desc limit ${MOST + 1}`,
  );
  return { desde, recortado: past.length > MOST, ...simulateTerms(role, terms, past.slice(0, MOST)) };
}

interface PastOfSeller {
  readonly id: number;
  readonly nombre: string;
  readonly role: number;
  readonly limit: Cop;
  readonly months: readonly PayableMonth[];
}

/**
 * Simulates the payments to sellers in the caller's scope over the last months, under another limit and under
 * the current one. Runs one statement. NOT_FOUND `Usuario no encontrado` for a person whom the caller may not
 * see.
 */
export async function limitSimulation(
  context: Context,
  { limite, userId, months }: SimulateLimitInput,
): Promise<SellerLimitSimulation[]> {
  if (limite < 0) throw badInput("limite", "El límite no puede ser negativo");
  const first = firstOf(context, months);
  const chosen = userId == null ? { isActive: true } : { id: userId };
  const where = { $and: [limitedSellers(context.viewer), chosen] };
  const rows = await context.read.rows<PastOfSeller>(
    sql`select u.id, u.name || ' ' || u.lastname as nombre, u.role, u.commission_limit as limit,
       (select coalesce(json_agg(m), '[]') from (select to_char(p.mes, 'YYYY-MM') as mes,
           coalesce(json_agg(p.amount order by p.at, p.id) filter (where p.clase = 'comision'), '[]')
             as amounts,
           coalesce(sum(p.amount) filter (where p.clase = 'ajuste'), 0) as adjusted
         from (select c.id, c.clase, c.monto_comision as amount,
             coalesce(c.fecha_aprobacion, c.fecha_generacion) as at,
             case c.clase when 'ajuste' then c.mes else date_trunc('month', coalesce(c.fecha_aprobacion,
               c.fecha_generacion) at time zone 'America/Bogota')::date end as mes
           from commissions c where c.vendedor_id = u.id and c.status <> 'voided') p
         where p.mes >= ${first}::date group by p.mes) m) as months
     from users u where ${context.read.where(User, where, "u")}
     order by plain_text(u.name), plain_text(u.lastname), u.id`,
  );
  if (userId != null && rows.length === 0) throw notFound(NO_PERSON);
  const window = Array.from({ length: months }, (_, place) => monthOf(addMonths(first, place)));
  return rows.map(({ id, nombre, role, limit, months: past }) => {
    const payable = window.map(
      (mes) => past.find((one) => one.mes === mes) ?? { mes, amounts: [], adjusted: 0 },
    );
    return {
      vendedor: { id, nombre, role },
      actual: simulateLimit(limit, payable),
      nuevo: simulateLimit(limite, payable),
    };
  });
}
