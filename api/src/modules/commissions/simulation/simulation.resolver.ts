import { NotFound } from "../../../core/failure-texts.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PERSON } from "../commission/commission.access.ts";
import { SimulateLimitInput, SimulateTermsInput } from "./simulation.inputs.ts";
import { limitSimulation, termsSimulation } from "./simulation.reads.ts";
import { SellerLimitSimulation, TermsSimulation } from "./simulation.types.ts";

/** Queries that simulate other terms and limits over past months before they are saved. */
export const SimulationResolver = queries({
  commissionTermsSimulation: computedFor(
    TermsSimulation,
    termsSimulation,
    { input: SimulateTermsInput },
    May("configureCommissions"),
  ),
  monthlyLimitSimulation: computedFor(
    [SellerLimitSimulation],
    limitSimulation,
    { input: SimulateLimitInput },
    May("changeMonthlyLimits"),
    NotFound(NO_PERSON),
  ),
});
