import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { Notification } from "../../notifications/notification.entity.ts";

/** Sales figures within the viewer's scope. */
@ObjectType({ simpleResolvers: true })
export class DashboardStats {
  /** Accounts. */
  @Field(() => Int) totalUsers!: number;
  @Field(() => Int) totalQuotes!: number;
  @Field(() => Int) totalContracts!: number;
  /** Verified payments, by the day on which they were paid. */
  @Field(() => COP) totalRevenue!: number;
  /** Packages that are offered now, of the whole agency. */
  @Field(() => Int) activePackages!: number;
  /** Payments that await verification now. */
  @Field(() => Int) pendingPayments!: number;
  /** Verified payments of this month. */
  @Field(() => COP) monthlyRevenue!: number;
  /** Quotes made this month. */
  @Field(() => Int) monthlyQuotes!: number;
}

/** The viewer's notifications: the counts of unread ones, and the newest in `recent`, read or not. */
@ObjectType({ simpleResolvers: true })
export class DashboardNotices {
  @Field(() => Int) unread!: number;
  @Field(() => Int) urgent!: number;
  @Field(() => [Notification]) recent!: Notification[];
}

/** Author of an activity: staff, a client, or the product, which has no id. */
@ObjectType({ simpleResolvers: true })
export class Doer {
  @Field(() => Int, { nullable: true }) id!: number | null;
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
}

/** Something that happened to a sale. */
@ObjectType({ simpleResolvers: true })
export class Activity {
  @Field(() => ID) id!: string;
  /** Such as `contract_signed`. */
  @Field(() => String) type!: string;
  @Field(() => String) title!: string;
  /** Record, client and amount of the activity. */
  @Field(() => String) description!: string;
  @Field(() => Doer) user!: Doer;
  /** The page of the record. */
  @Field(() => String) link!: string;
  @Field(() => DateTime) createdAt!: Date;
}

/** A person who sells, as figures name them. */
@ObjectType({ simpleResolvers: true })
abstract class NamedSeller {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
  @Field(() => Int) role!: number;
  /** Made in the period. */
  @Field(() => Int) quotes!: number;
  /** Signed in the period and not cancelled. */
  @Field(() => Int) contracts!: number;
}

/** One of the best sellers. */
@ObjectType({ simpleResolvers: true })
export class TopSeller extends NamedSeller {
  /** Total value of the contracts, in COP. */
  @Field(() => COP) sales!: number;
  /** Generated in the period. */
  @Field(() => COP) commissions!: number;
}

/** Performance of one seller with their quotes. */
@ObjectType({ simpleResolvers: true })
export class SellerPerformance extends NamedSeller {
  /** Number of the period's quotes that were sent, and below, of those the client accepted. */
  @Field(() => Int) sent!: number;
  @Field(() => Int) approved!: number;
  /** Accepted among made, in percent with one decimal. */
  @Field(() => Number) conversionRate!: number;
  /** Verified payments of the period for the person's sales of any time. */
  @Field(() => COP) revenue!: number;
}

/** Verified payments, stretch by stretch; as many values as labels. */
@ObjectType({ simpleResolvers: true })
export class RevenueChart {
  @Field(() => [String]) labels!: readonly string[];
  @Field(() => [COP]) data!: readonly number[];
}

/** Prices of the sales from before the platform, stretch by stretch; as many values as labels. */
@ObjectType({ simpleResolvers: true })
export class PastSalesChart {
  @Field(() => [String]) labels!: readonly string[];
  @Field(() => [COP]) data!: readonly number[];
}

/** Sales of a year from before the platform; amounts in COP, null when no sale has them. */
@ObjectType({ simpleResolvers: true })
export class PastSalesYear {
  @Field(() => Int) year!: number;
  @Field(() => Int) ventas!: number;
  @Field(() => COP) precio!: number;
  @Field(() => COP, { nullable: true }) costo!: number | null;
  /** Number of the sales with a cost. */
  @Field(() => Int) conCosto!: number;
  @Field(() => COP, { nullable: true }) pagado!: number | null;
  /** Number of the sales with a paid amount. */
  @Field(() => Int) conPagado!: number;
}

/** Quotes that were made, stretch by stretch; as many values as labels. */
@ObjectType({ simpleResolvers: true })
export class QuotesChart {
  @Field(() => [String]) labels!: readonly string[];
  @Field(() => [Int]) data!: readonly number[];
}

/** A departure still to come, with its seats. */
@ObjectType({ simpleResolvers: true })
export class ComingDeparture {
  @Field(() => Day) salida!: string;
  @Field(() => Int) people!: number;
  @Field(() => Int) disponibles!: number;
}

/** Figures of a package: reservations that are not cancelled, their people, and the payments for them. */
@ObjectType({ simpleResolvers: true })
export class PackageStats {
  @Field(() => Int) id!: number;
  @Field(() => String) title!: string;
  @Field(() => String) destino!: string;
  @Field(() => Int) reservations!: number;
  @Field(() => Int) people!: number;
  /** Verified payments of the reservations. */
  @Field(() => COP) revenue!: number;
  /** The next three. */
  @Field(() => [ComingDeparture]) departures!: ComingDeparture[];
}

/** Pesos of this month and of the one before, and the change in percent. */
@ObjectType({ simpleResolvers: true })
export class RevenueComparison {
  @Field(() => COP) current!: number;
  @Field(() => COP) previous!: number;
  /** One decimal; 0 where the month before had nothing. */
  @Field(() => Number) percentage!: number;
}

/** Counts of this month and of the previous one, and the change in percent. */
@ObjectType({ simpleResolvers: true })
export class CountComparison {
  @Field(() => Int) current!: number;
  @Field(() => Int) previous!: number;
  /** One decimal; 0 where the month before had nothing. */
  @Field(() => Number) percentage!: number;
}

/** Comparison of this month with the one before. */
@ObjectType({ simpleResolvers: true })
export class MonthlyComparisons {
  @Field(() => RevenueComparison) revenue!: RevenueComparison;
  @Field(() => CountComparison) quotes!: CountComparison;
  @Field(() => CountComparison) users!: CountComparison;
}
