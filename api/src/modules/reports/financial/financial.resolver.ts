import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { PageArgs } from "../../../core/page.ts";
import { May } from "../../accounts/account/permission.ts";
import { receiptUrl } from "../../purchases/purchase/receipt.ts";
import { CashFlowFilter } from "./cash-flow.inputs.ts";
import { cashFlow, cashFlowEntries } from "./cash-flow.reads.ts";
import { CashFlow, CashFlowEntryPage } from "./cash-flow.types.ts";
import { FinancialFilter, FinancialPaymentFilter, FinancialPurchaseFilter } from "./financial.filter.ts";
import {
  CompletedContractArgs,
  ContractProfitArgs,
  FinancialPaymentPageArgs,
  FinancialPurchasePageArgs,
  FinancialRefundPageArgs,
  ProviderSpendingPageArgs,
} from "./financial.inputs.ts";
import {
  FinancialPayment,
  FinancialPaymentPage,
  FinancialPurchase,
  FinancialPurchasePage,
  FinancialRefundPage,
  FinancialSummary,
  MeansIncome,
  ProviderSpendingPage,
} from "./financial.types.ts";
import { financialPayments, financialPurchases, financialRefunds } from "./movement.reads.ts";
import { completedContracts, contractProfits, providerSpending } from "./profit.reads.ts";
import { CompletedContractPage, ContractProfitPage } from "./profit.types.ts";
import { financialSummary, incomeByMeans } from "./summary.reads.ts";

/** Queries of the agency's financial reports. */
@Resolver()
export class FinancialResolver {
  /** Returns the income, spending and refunds, in total and month by month. */
  @May("readFinancialReports")
  @Query(() => FinancialSummary)
  financialSummary(
    @Ctx() context: Context,
    @Arg("filter", () => FinancialFilter, { nullable: true }) filter?: FinancialFilter,
  ) {
    return financialSummary(context, filter ?? null);
  }

  /** Returns the income by payment method, highest first. */
  @May("readFinancialReports")
  @Query(() => [MeansIncome])
  incomeByMeans(
    @Ctx() context: Context,
    @Arg("filter", () => FinancialFilter, { nullable: true }) filter?: FinancialFilter,
  ) {
    return incomeByMeans(context, filter ?? null);
  }

  /** Payments of clients in every status, latest payment first. */
  @May("readFinancialReports")
  @Query(() => FinancialPaymentPage)
  financialPayments(
    @Ctx() context: Context,
    @Args(() => FinancialPaymentPageArgs) page: FinancialPaymentPageArgs,
    @Arg("filter", () => FinancialPaymentFilter, { nullable: true }) filter?: FinancialPaymentFilter,
  ) {
    return financialPayments(context, filter ?? null, page);
  }

  /** Returns purchases, latest first, without voided purchases. */
  @May("readFinancialReports")
  @Query(() => FinancialPurchasePage)
  financialPurchases(
    @Ctx() context: Context,
    @Args(() => FinancialPurchasePageArgs) page: FinancialPurchasePageArgs,
    @Arg("filter", () => FinancialPurchaseFilter, { nullable: true }) filter?: FinancialPurchaseFilter,
  ) {
    return financialPurchases(context, filter ?? null, page);
  }

  /** Returns the refunds to clients, latest payment first. */
  @May("readFinancialReports")
  @Query(() => FinancialRefundPage)
  financialRefunds(
    @Ctx() context: Context,
    @Args(() => FinancialRefundPageArgs) page: FinancialRefundPageArgs,
    @Arg("filter", () => FinancialFilter, { nullable: true }) filter?: FinancialFilter,
  ) {
    return financialRefunds(context, filter ?? null, page);
  }

  /** Returns the profit of each contract, without contracts that had no payments or purchases. */
  @May("readFinancialReports")
  @Query(() => ContractProfitPage)
  contractProfits(
    @Ctx() context: Context,
    @Args(() => ContractProfitArgs) page: ContractProfitArgs,
    @Arg("filter", () => FinancialFilter, { nullable: true }) filter?: FinancialFilter,
  ) {
    return contractProfits(context, filter ?? null, page);
  }

  /** Contracts completed in a range of days, with all their amounts. */
  @May("readFinancialReports")
  @Query(() => CompletedContractPage)
  completedContracts(
    @Ctx() context: Context,
    @Args(() => CompletedContractArgs) page: CompletedContractArgs,
    @Arg("filter", () => FinancialFilter, { nullable: true }) filter?: FinancialFilter,
  ) {
    return completedContracts(context, filter ?? null, page);
  }

  /** Returns the purchase totals of each provider, highest first. */
  @May("readFinancialReports")
  @Query(() => ProviderSpendingPage)
  providerSpending(
    @Ctx() context: Context,
    @Args(() => ProviderSpendingPageArgs) page: ProviderSpendingPageArgs,
    @Arg("filter", () => FinancialFilter, { nullable: true }) filter?: FinancialFilter,
  ) {
    return providerSpending(context, filter ?? null, page);
  }

  /** Returns the expected cash flow of the next twelve weeks, and the overdue amounts. */
  @May("readFinancialReports")
  @Query(() => CashFlow)
  cashFlow(@Ctx() context: Context) {
    return cashFlow(context);
  }

  /** Amounts that make up a figure of the cash flow, by day. */
  @May("readFinancialReports")
  @Query(() => CashFlowEntryPage)
  cashFlowEntries(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("filter", () => CashFlowFilter, { nullable: true }) filter?: CashFlowFilter,
  ) {
    return cashFlowEntries(context, filter ?? {}, page);
  }
}

@Resolver(() => FinancialPayment)
export class FinancialPaymentResolver {
  /** Address of the file that proves the payment, valid for 60 minutes. */
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante, que sirve 60 minutos.",
  })
  receiptUrl(@Root() payment: FinancialPayment, @Ctx() context: Context) {
    return receiptUrl(context, payment);
  }
}

@Resolver(() => FinancialPurchase)
export class FinancialPurchaseResolver {
  /** Address of the receipt of the purchase, valid for 60 minutes. */
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante, que sirve 60 minutos.",
  })
  receiptUrl(@Root() purchase: FinancialPurchase, @Ctx() context: Context) {
    return receiptUrl(context, purchase);
  }
}
