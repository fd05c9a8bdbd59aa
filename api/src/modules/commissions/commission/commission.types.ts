import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { Commission } from "./commission.entity.ts";
import { CommissionStatus, LimitStatus } from "./commission.enums.ts";
import { commissionOrder } from "./commission.rules.ts";

/** One page of commissions. */
@ObjectType({ simpleResolvers: true })
export class CommissionPage extends PageOf(Commission) {}

/** Page and order of the list of commissions. */
@ArgsType()
export class CommissionPageArgs extends OrderedPageOf<Commission>()(commissionOrder) {}

/** Page number and number of pages of a list. */
@ObjectType({ simpleResolvers: true })
export class CommissionPagination {
  @Field(() => Int) page!: number;
  @Field(() => Int) limit!: number;
  @Field(() => Int) total!: number;
  @Field(() => Int) totalPages!: number;
}

/** Number of commissions with a status, and their total in COP. */
@ObjectType({ simpleResolvers: true })
export class CommissionCounter {
  @Field(() => CommissionStatus) status!: CommissionStatus;
  @Field(() => Int) count!: number;
  @Field(() => COP) amount!: number;
}

/** Commissions generated in a month of Bogota, `YYYY-MM`: their number and total in COP. */
@ObjectType({ simpleResolvers: true })
export class CommissionMonth {
  @Field(() => String) month!: string;
  @Field(() => Int) count!: number;
  @Field(() => COP) amount!: number;
}

/**
 * Totals over commissions; voided ones and adjustments are not counted. `byMonth` contains the last 6 months,
 * the oldest first.
 */
@ObjectType({ simpleResolvers: true })
export class CommissionStats {
  @Field(() => COP) totalAmount!: number;
  @Field(() => [CommissionCounter]) byStatus!: CommissionCounter[];
  @Field(() => [CommissionMonth]) byMonth!: CommissionMonth[];
}

/** Commissions that an act made or looked after. */
@ObjectType()
export class CommissionSummary {
  ids!: readonly string[];
  @Field(() => Int) total!: number;
}

/** A contract whose commissions were generated. */
@ObjectType()
export class ApproveContractPayload {
  id!: string;
}

/** The commissions of a manager's contracts at one status; `limit` of them after the first `offset`. */
@ObjectType()
export class ManagerCommissions {
  managerId!: number;
  @Field(() => CommissionStatus) status!: CommissionStatus;
  @Field(() => Int) limit!: number;
  @Field(() => Int) offset!: number;
}

/** A seller, as a limit names them. */
@ObjectType({ simpleResolvers: true })
export class LimitedSeller {
  @Field(() => Int) id!: number;
  @Field(() => String) nombre!: string;
  @Field(() => Int) role!: number;
}

/** A seller's month (shapes, "Seller limit"): amounts in COP, used in percent. */
@ObjectType({ simpleResolvers: true })
export class SellerMonth {
  /** The version of the seller's account, for a change of the limit. */
  @Field(() => Int) version!: number;
  @Field(() => Int) vendedorId!: number;
  @Field(() => LimitedSeller) vendedor!: LimitedSeller;
  /** `YYYY-MM`. */
  @Field(() => String) mes!: string;
  @Field(() => COP) limite!: number;
  @Field(() => COP) totalPagado!: number;
  @Field(() => COP) disponible!: number;
  @Field(() => Number) porcentajeUsado!: number;
  @Field(() => LimitStatus) status!: LimitStatus;
  /** Approved amount that exceeds the rest of the month's limit and waits for a later month, in COP. */
  @Field(() => COP) enEspera!: number;
  @Field(() => Int) cuantasEnEspera!: number;
}
