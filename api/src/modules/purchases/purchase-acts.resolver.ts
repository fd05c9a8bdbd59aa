import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { optional, orElse, prepared, repetitionKey, stored } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { otherValues } from "../../core/input/other-names.ts";
import { RequiredArgs } from "../../core/input/required.ts";
import { storeUpload } from "../../core/storage/store-upload.ts";
import { Does, May } from "../accounts/account/permission.ts";
import { NO_ITEM } from "../contracts/contract/contract.texts.ts";
import { ContractItem } from "../contracts/item/item.entity.ts";
import { buyItem } from "./purchase/acts/buy-item.ts";
import { buyItemInInstallments } from "./installment/acts/buy-item-in-installments.ts";
import { markPurchasePaid } from "./purchase/acts/mark-purchase-paid.ts";
import { payInstallment } from "./installment/acts/pay-installment.ts";
import { setItemDeadline } from "./deadline/acts/set-item-deadline.ts";
import { statePurchaseTaxes } from "./purchase/acts/state-purchase-taxes.ts";
import { returnProviderClaim } from "./purchase/claim/acts/return-provider-claim.ts";
import { ProviderClaim } from "./purchase/claim/provider-claim.entity.ts";
import { claimActs } from "./purchase/claim/provider-claim.acts.rules.ts";
import { ReturnClaimInput } from "./purchase/claim/provider-claim.inputs.ts";
import { voidPurchase } from "./purchase/acts/void-purchase.ts";
import { Installment } from "./installment/installment.entity.ts";
import { Purchase } from "./purchase/purchase.entity.ts";
import {
  BuyItemInInstallmentsInput,
  BuyItemInput,
  ItemDeadlineInput,
  MarkPurchasePaidInput,
  PayInstallmentInput,
  PurchaseTaxesInput,
  VoidPurchaseInput,
} from "./purchase/purchase.inputs.ts";
import { priceDifference } from "./purchase/purchase.rules.ts";
import { NO_INSTALLMENT, NO_PURCHASE } from "./purchase/purchase.texts.ts";
import { PriceDifference, PurchasePayload } from "./purchase/purchase.types.ts";
import { purchaseActs, installmentActs } from "./purchase/purchase.acts.rules.ts";
import { itemActs } from "../contracts/item/item.acts.rules.ts";

/** Mutations of the purchases of a contract. */
export const PurchaseMutations = mutations({
  setItemDeadline: changed(
    ContractItem,
    setItemDeadline,
    prepared({ id: ID, input: ItemDeadlineInput }, (context, { id, input }) => ({
      id,
      input,
      other: (otherValues(context)["fechaVencimientoPago"] as string | undefined) ?? null,
    })),
    Does(itemActs, "setDeadline"),
  ),
  statePurchaseTaxes: answered(
    PurchasePayload,
    statePurchaseTaxes,
    { id: ID, input: PurchaseTaxesInput },
    NotFound(NO_PURCHASE),
    Does(purchaseActs, "stateTaxes"),
  ),
  returnProviderClaim: changed(
    ProviderClaim,
    returnProviderClaim,
    { id: ID, input: ReturnClaimInput },
    Does(claimActs, "return"),
    NotFound("Saldo a favor no encontrado"),
  ),
  voidPurchase: changed(
    ContractItem,
    voidPurchase,
    { id: ID, input: VoidPurchaseInput },
    May("voidPurchases"),
    NotFound(NO_PURCHASE),
  ),
  buyItem: answered(
    PurchasePayload,
    buyItem,
    { id: ID, input: BuyItemInput, receipt: stored(storeUpload), idempotencyKey: repetitionKey },
    NotFound(NO_ITEM),
    RequiredArgs({ file: "El comprobante es obligatorio" }),
    Does(itemActs, "buy"),
  ),
  buyItemInInstallments: answered(
    PurchasePayload,
    buyItemInInstallments,
    { id: ID, input: BuyItemInInstallmentsInput, idempotencyKey: repetitionKey },
    NotFound(NO_ITEM),
    Does(itemActs, "buyInInstallments"),
  ),
  markPurchasePaid: answered(
    PurchasePayload,
    markPurchasePaid,
    { id: ID, input: orElse(MarkPurchasePaidInput, {}) },
    NotFound(NO_PURCHASE),
    Does(purchaseActs, "markPaid"),
  ),
  payInstallment: answered(
    PurchasePayload,
    payInstallment,
    { id: ID, input: orElse(PayInstallmentInput, {}), receipt: optional(stored(storeUpload)) },
    NotFound(NO_INSTALLMENT),
    Does(installmentActs, "pay"),
  ),
});

@Resolver(() => PurchasePayload)
export class PurchasePayloadResolver {
  @FieldResolver(() => Purchase, { description: "La compra." })
  purchase(
    @Root() { purchaseId: id }: PurchasePayload,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Purchase, info, { id });
  }

  @FieldResolver(() => ContractItem, { description: "El servicio que se compró." })
  item(@Root() { itemId: id }: PurchasePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(ContractItem, info, { id });
  }

  /** Returns the installments of the purchase; empty when it is paid at once. */
  @FieldResolver(() => [Installment], { description: "Las cuotas, por su vencimiento." })
  installments(
    @Root() { purchaseId }: PurchasePayload,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.list(Installment, info, { where: { purchase: purchaseId }, orderBy: { numeroCuota: "asc" } });
  }

  /** The installment that was paid; null when none was. */
  @FieldResolver(() => Installment, {
    nullable: true,
    description: "La cuota que se pagó; nulo si no fue una.",
  })
  installment(
    @Root() { installmentId: id }: PurchasePayload,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return id ? read.one(Installment, info, { id }) : null;
  }

  @FieldResolver(() => PriceDifference, { description: "Costo real frente al cotizado." })
  async priceDifference(
    @Root() { purchaseId }: PurchasePayload,
    @Ctx() { services }: Context,
  ): Promise<PriceDifference> {
    const { costoCotizado, costo } = await services.orm.em.fork().findOneOrFail(Purchase, { id: purchaseId });
    return priceDifference(costoCotizado, costo);
  }
}
