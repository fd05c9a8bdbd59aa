import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { argsOf, optional } from "../../../core/graphql/arguments.ts";
import { computed, computedFor, computedPage, queries } from "../../../core/graphql/queries.ts";
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
export const FinancialResolver = queries({
  financialSummary: computedFor(
    FinancialSummary,
    financialSummary,
    { filter: optional(FinancialFilter) },
    May("readFinancialReports"),
  ),
  /** Returns the income by payment method, highest first. */
  incomeByMeans: computedFor(
    [MeansIncome],
    incomeByMeans,
    { filter: optional(FinancialFilter) },
    May("readFinancialReports"),
  ),
  /** Payments of clients in every status, latest payment first. */
  financialPayments: computedPage(
    FinancialPaymentPage,
    financialPayments,
    FinancialPaymentPageArgs,
    FinancialPaymentFilter,
    May("readFinancialReports"),
  ),
  /** Returns purchases, latest first, without voided purchases. */
  financialPurchases: computedPage(
    FinancialPurchasePage,
    financialPurchases,
    FinancialPurchasePageArgs,
    FinancialPurchaseFilter,
    May("readFinancialReports"),
  ),
  /** Returns the refunds to clients, latest payment first. */
  financialRefunds: computedPage(
    FinancialRefundPage,
    financialRefunds,
    FinancialRefundPageArgs,
    FinancialFilter,
    May("readFinancialReports"),
  ),
  /** Returns the profit of each contract, without contracts that had no payments or purchases. */
  contractProfits: computedPage(
    ContractProfitPage,
    contractProfits,
    ContractProfitArgs,
    FinancialFilter,
    May("readFinancialReports"),
  ),
  completedContracts: computedPage(
    CompletedContractPage,
    completedContracts,
    CompletedContractArgs,
    FinancialFilter,
    May("readFinancialReports"),
  ),
  /** Returns the purchase totals of each provider, highest first. */
  providerSpending: computedPage(
    ProviderSpendingPage,
    providerSpending,
    ProviderSpendingPageArgs,
    FinancialFilter,
    May("readFinancialReports"),
  ),
  cashFlow: computed(CashFlow, cashFlow, {}, May("readFinancialReports")),
  cashFlowEntries: computed(
    CashFlowEntryPage,
    (context, { page, filter }) => cashFlowEntries(context, filter ?? {}, page),
    { page: argsOf(PageArgs), filter: optional(CashFlowFilter) },
    May("readFinancialReports"),
  ),
});

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
