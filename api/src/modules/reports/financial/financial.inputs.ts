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

/**
 * Columns by which a list written in SQL can be sorted; they have separate names, because they are not fields
 * of an entity.
 */
type Named<Order extends { readonly columns: object }> = Record<keyof Order["columns"], unknown>;

/** Arguments for a page of the list of payments, with the sort order. */
@ArgsType()
export class FinancialPaymentPageArgs extends OrderedPageOf<Named<typeof financialPaymentOrder>>()(
  financialPaymentOrder,
) {}

/** Arguments for a page of the list of purchases, with the sort order. */
@ArgsType()
export class FinancialPurchasePageArgs extends OrderedPageOf<Named<typeof financialPurchaseOrder>>()(
  financialPurchaseOrder,
) {}

/** Arguments for a page of the list of refunds, with the sort order. */
@ArgsType()
export class FinancialRefundPageArgs extends OrderedPageOf<Named<typeof financialRefundOrder>>()(
  financialRefundOrder,
) {}

/** Arguments for a page of the list of providers, with the sort order. */
@ArgsType()
export class ProviderSpendingPageArgs extends OrderedPageOf<Named<typeof providerSpendingOrder>>()(
  providerSpendingOrder,
) {}

const LIMIT = "El límite debe ser un número entre 1 y 100";

/** Arguments of a page of a list; without a limit the whole list is returned. */
@ArgsType()
class WholeOrPageArgs extends PageArgs {
  @IsOptional()
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { nullable: true })
  override limit!: number;
}

/** Arguments of the list of contracts by profit: an optional page, and the sort order. */
@ArgsType()
export class ContractProfitArgs extends OrderedPageOf<Named<typeof contractProfitOrder>>()(
  contractProfitOrder,
  WholeOrPageArgs,
) {}

/** Arguments of the list of completed contracts: an optional page, and the sort order. */
@ArgsType()
export class CompletedContractArgs extends OrderedPageOf<Named<typeof completedContractOrder>>()(
  completedContractOrder,
  WholeOrPageArgs,
) {}
