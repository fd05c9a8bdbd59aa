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

/** What an order of a list written in SQL is asked by: names of its own, not fields of a record. */
type Named<Order extends { readonly columns: object }> = Record<keyof Order["columns"], unknown>;

/** Which page of payments, and in which order. */
@ArgsType()
export class FinancialPaymentPageArgs extends OrderedPageOf<Named<typeof financialPaymentOrder>>()(
  financialPaymentOrder,
) {}

/** Which page of purchases, and in which order. */
@ArgsType()
export class FinancialPurchasePageArgs extends OrderedPageOf<Named<typeof financialPurchaseOrder>>()(
  financialPurchaseOrder,
) {}

/** Which page of refunds, and in which order. */
@ArgsType()
export class FinancialRefundPageArgs extends OrderedPageOf<Named<typeof financialRefundOrder>>()(
  financialRefundOrder,
) {}

/** Which page of providers, and in which order. */
@ArgsType()
export class ProviderSpendingPageArgs extends OrderedPageOf<Named<typeof providerSpendingOrder>>()(
  providerSpendingOrder,
) {}

const LIMIT = "El límite debe ser un número entre 1 y 100";

/** A list that comes whole unless a limit is told. */
@ArgsType()
class WholeOrPageArgs extends PageArgs {
  @IsOptional()
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { nullable: true })
  override limit!: number;
}

/** Contracts by what they brought: all of them, or a page, and in which order. */
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
