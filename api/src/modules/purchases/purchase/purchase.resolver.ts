import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { byId, computed, many, queries } from "../../../core/graphql/queries.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { Json } from "../../../core/scalars.ts";
import { May, MayOrLink } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import { Installment } from "../installment/installment.entity.ts";
import { secondPersonFacts } from "../../approvals/approval.rules.ts";
import { visibleInstallments, visiblePurchases } from "./purchase.access.ts";
import { installmentActs, purchaseActs, purchaseFacts } from "./purchase.acts.rules.ts";
import { Purchase } from "./purchase.entity.ts";
import { noFigures, purchasesFinancialSummary, purchaseStats, purchaseSummary } from "./purchase-figures.ts";
import { seesPurchases } from "./purchase.reads.ts";
import { PurchasesFinancialSummary, PurchaseSummary } from "./purchase.types.ts";
import { receiptColumns, receiptUrl } from "./receipt.ts";

/** Queries of purchases. */
export const PurchaseQueries = queries({
  purchaseSummary: computed(
    PurchaseSummary,
    async (context, { contractId }) =>
      (await seesPurchases(context, contractId)) ? purchaseSummary(context, contractId) : noFigures,
    { contractId: ID },
    MayOrLink("readPurchases"),
    NotFound(NO_CONTRACT),
  ),
  purchase: byId(Purchase, visiblePurchases, May("readPurchases")),
  purchaseInstallments: many(
    Installment,
    ({ viewer }, { purchaseId }) => ({
      where: { $and: [{ purchase: purchaseId }, visibleInstallments(viewer)] },
      orderBy: { numeroCuota: "asc" },
    }),
    { purchaseId: ID },
    May("readPurchases"),
  ),
});

@Resolver(() => Purchase)
export class PurchaseResolver {
  /**
   * Returns the items of a contract with their purchases; an empty list for the client and for holders of the
   * link of a signed contract.
   */
  @MayOrLink("readPurchases")
  @NotFound(NO_CONTRACT)
  @Reads(() => ContractItem)
  @Query(() => [ContractItem])
  async itemsWithPurchases(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    const where = (await seesPurchases(context, contractId)) ? { contract: contractId } : { id: null };
    return context.read.list(ContractItem, info, { where: where as never, orderBy: { orden: "asc" } });
  }

  /** The figures of each item type of a contract, by the type's name. */
  @May("readPurchases")
  @NotFound(NO_CONTRACT)
  @Query(() => Json)
  async purchaseStats(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    await seesPurchases(context, contractId);
    return purchaseStats(context, contractId);
  }

  /** Returns the cost of a contract's purchases, the amount paid, and the remaining margin of its price. */
  @May("readPurchases")
  @NotFound(NO_CONTRACT)
  @Query(() => PurchasesFinancialSummary)
  async purchasesFinancialSummary(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    await seesPurchases(context, contractId);
    return purchasesFinancialSummary(context, contractId);
  }

  /** Returns the acts that the caller may do on the purchase now. */
  @Needs(...purchaseFacts)
  @OfferedActs()
  acts(@Root() { estadoPago: status, ...facts }: Purchase, @Ctx() context: Context) {
    return purchaseActs.offered(context, { ...facts, status });
  }

  /** Address of the receipt, valid for 60 minutes. */
  @Needs(...receiptColumns)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante, que sirve 60 minutos.",
  })
  comprobanteUrl(@Root() purchase: Purchase, @Ctx() context: Context) {
    return receiptUrl(context, purchase);
  }
}

@Resolver(() => Installment)
export class InstallmentResolver {
  /** Returns the acts that the caller may do on the installment now. */
  @Needs("estado", ...secondPersonFacts)
  @OfferedActs()
  acts(@Root() { estado: status, ...facts }: Installment, @Ctx() context: Context) {
    return installmentActs.offered(context, { ...facts, status });
  }

  /** Address of the receipt of the installment's payment, valid for 60 minutes. */
  @Needs(...receiptColumns)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Dirección del comprobante del pago, que sirve 60 minutos.",
  })
  comprobantePagoUrl(@Root() installment: Installment, @Ctx() context: Context) {
    return receiptUrl(context, installment);
  }
}
