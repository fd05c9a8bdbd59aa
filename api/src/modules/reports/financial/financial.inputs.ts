import { IsOptional, Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageArgs } from "../../../core/page.ts";
import {
  completedContractOrder,
  contractProfitOrder,
  financialPaymentOrder,
  financialPurchaseOrder,
  financialRefundOrder,
  providerSpendingOrder,
} from "./financial.rules.ts";

/** Columns by which a list written in SQL can be ordered: names of its own, not fields of a record. */
type Named<Order extends { readonly columns: object }> = Record<keyof Order["columns"], unknown>;

/** Page and order of the list of payments. */
@ArgsType()
export class FinancialPaymentPageArgs extends OrderedPageOf<Named<typeof financialPaymentOrder>>()(
  financialPaymentOrder,
) {}

/** Page and order of the list of purchases. */
@ArgsType()
export class FinancialPurchasePageArgs extends OrderedPageOf<Named<typeof financialPurchaseOrder>>()(
  financialPurchaseOrder,
) {}

/** Page and order of the list of refunds. */
@ArgsType()
export class FinancialRefundPageArgs extends OrderedPageOf<Named<typeof financialRefundOrder>>()(
  financialRefundOrder,
) {}

/** Page and order of the list of providers. */
@ArgsType()
export class ProviderSpendingPageArgs extends OrderedPageOf<Named<typeof providerSpendingOrder>>()(
  providerSpendingOrder,
) {}

const LIMIT = "El límite debe ser un número entre 1 y 100";

/** Page of a list that is returned whole when no limit is given. */
@ArgsType()
class WholeOrPageArgs extends PageArgs {
  @IsOptional()
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { nullable: true })
  override limit!: number;
}

/** Contracts by their result: all of them, or a page, and their order. */
@ArgsType()
export class ContractProfitArgs extends OrderedPageOf<Named<typeof contractProfitOrder>>()(
  contractProfitOrder,
  WholeOrPageArgs,
) {}

/** Completed contracts: all of them, or a page, and in which order. */
@ArgsType()
export class CompletedContractArgs extends OrderedPageOf<Named<typeof completedContractOrder>>()(
  completedContractOrder,
  WholeOrPageArgs,
) {}
