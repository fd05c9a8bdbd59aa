import type { Day } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { CommissionConfig } from "../../commissions/config/commission-config.entity.ts";
import type { ConfiguredTerms, SellerRole, TermsByRole } from "./calculation.rules.ts";
import { presentSellers } from "./calculation-sellers.rules.ts";
import type { Quote } from "../quote/quote.entity.ts";
import type { TripType } from "../quote/quote.enums.ts";

/** Returns the terms that hold for a trip type on a day; none while the trip type is not chosen. */
export async function termsOn({ em }: Scope, tripType: TripType | null, day: Day): Promise<TermsByRole> {
  if (!tripType) return {};
  const configs = await em.find(
    CommissionConfig,
    {
      role: { $in: ["asesor", "lider", "gerente"] },
      tripType,
      effectiveFrom: { $lte: day },
      $or: [{ effectiveUntil: null }, { effectiveUntil: { $gt: day } }],
    },
    { orderBy: { version: "asc" } },
  );
  return Object.fromEntries(configs.map((config) => [config.role, termsOf(config)]));
}

function termsOf(config: CommissionConfig): ConfiguredTerms {
  const {
    id: configId,
    version: configVersion,
    calculationType,
    amountPerPerson,
    percentage,
    fixedAmount,
    minAmount,
    maxAmount,
  } = config;
  return {
    configId,
    configVersion,
    calculationType,
    amountPerPerson,
    percentage,
    fixedAmount,
    minAmount,
    maxAmount,
  };
}

/** Returns which roles of the hierarchy are on a quote. */
export const sellersOn = ({ asesor, lider, gerente }: Pick<Quote, SellerRole>): Record<SellerRole, boolean> =>
  presentSellers({
    asesorId: asesor?.id ?? null,
    liderId: lider?.id ?? null,
    gerenteId: gerente?.id ?? null,
  });
