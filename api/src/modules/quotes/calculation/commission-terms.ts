import type { Day } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { ConfiguredTerms, SellerRole, TermsByRole } from "./calculation.rules.ts";
import { presentSellers } from "./calculation-sellers.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";
import type { TripType } from "../quote/quote.enums.ts";

/** Returns the terms that apply to a trip type on a day; empty while no trip type is chosen. */
export async function termsOn(scope: Scope, tripType: TripType | null, day: Day): Promise<TermsByRole> {
  if (!tripType) return {};
  const configs = await scope.rows<{ role: SellerRole; terms: ConfiguredTerms }>(
    sql`select c.role, json_build_object('configId', c.id, 'configVersion', c.version,
        'calculationType', c.calculation_type, 'amountPerPerson', c.amount_per_person,
        'percentage', c.percentage, 'fixedAmount', c.fixed_amount, 'minAmount', c.min_amount,
        'maxAmount', c.max_amount) as terms
      from commission_configs c
      where c.role in ('asesor', 'lider', 'gerente') and c.trip_type = ${tripType}
        and c.effective_from <= ${day}::date
        and (c.effective_until is null or c.effective_until > ${day}::date)
      order by c.version`,
  );
  return Object.fromEntries(configs.map(({ role, terms }) => [role, terms]));
}

/** Returns which roles of the sales hierarchy are assigned to a quote. */
export const sellersOn = ({ asesor, lider, gerente }: Pick<Quote, SellerRole>): Record<SellerRole, boolean> =>
  presentSellers({
    asesorId: asesor?.id ?? null,
    liderId: lider?.id ?? null,
    gerenteId: gerente?.id ?? null,
  });
