import { IsOptional, Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";
import { badInput } from "../../../core/failure.ts";
import { Day } from "../../../core/scalars.ts";
import { wrongDays } from "../financial/financial.rules.ts";
import { ChartPeriod, DashboardPeriod } from "./dashboard.enums.ts";

const LIMIT = "El límite debe ser un número entre 1 y 100";
const YEAR = "El año debe ser un número entre 2000 y 2100";

/** Days of the totals, both inclusive; all time when absent. */
@ArgsType()
export class StatsArgs {
  @Field(() => Day, { nullable: true }) startDate?: string | null;
  @Field(() => Day, { nullable: true }) endDate?: string | null;
}

/**
 * Validates days like the financial reports.
 * @throws Refusal BAD_USER_INPUT for a range that ends before it starts, or a year before 2000 or after 2100.
 */
export function refuseStrangeDays({ startDate, endDate }: StatsArgs): void {
  const wrong = wrongDays(startDate, endDate);
  if (wrong) throw badInput("endDate", wrong);
}

/** Number of activities requested; at most 20 are returned. */
@ArgsType()
export class ActivityArgs {
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { defaultValue: 10 })
  limit!: number;
}

/** Number of sellers requested, and the period. */
@ArgsType()
export class TopSellersArgs {
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { defaultValue: 5 })
  limit!: number;

  @Field(() => DashboardPeriod, { defaultValue: "month" })
  period!: DashboardPeriod;
}

/** Unit and year of a chart; the current year when absent. */
@ArgsType()
export class ChartArgs {
  @Field(() => ChartPeriod, { defaultValue: "month" })
  period!: ChartPeriod;

  @IsOptional()
  @Min(2000, { message: YEAR })
  @Max(2100, { message: YEAR })
  @Field(() => Int, { nullable: true })
  year?: number | null;
}
