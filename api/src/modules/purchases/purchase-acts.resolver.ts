import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import { ByTable } from "../../core/auth/by-table.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { otherValues } from "../../core/input/other-names.ts";
import { RequiredArgs } from "../../core/input/required.ts";
import { May } from "../accounts/account/permission.ts";
import { NO_ITEM } from "../contracts/contract/contract.texts.ts";
import { ContractItem } from "../contracts/item/item.entity.ts";
import { buyItem } from "./purchase/acts/buy-item.ts";
import { buyItemInInstallments } from "./installment/acts/buy-item-in-installments.ts";
import { markPurchasePaid } from "./purchase/acts/mark-purchase-paid.ts";
import { payInstallment } from "./installment/acts/pay-installment.ts";
import { setItemDeadline } from "./deadline/acts/set-item-deadline.ts";
import { voidPurchase } from "./purchase/acts/void-purchase.ts";
import { Installment } from "./installment/installment.entity.ts";
import { Purchase } from "./purchase/purchase.entity.ts";
import {
  BuyItemInInstallmentsInput,
  BuyItemInput,
  ItemDeadlineInput,
  MarkPurchasePaidInput,
  PayInstallmentInput,
  VoidPurchaseInput,
} from "./purchase/purchase.inputs.ts";
import { priceDifference } from "./purchase/purchase.rules.ts";
import { NO_INSTALLMENT, NO_PURCHASE } from "./purchase/purchase.texts.ts";
import { PriceDifference, PurchasePayload } from "./purchase/purchase.types.ts";
import { storeReceipt } from "./purchase/receipt.ts";
import { purchaseActs, installmentActs } from "./purchase/purchase.acts.rules.ts";
import { itemActs } from "../contracts/item/item.acts.rules.ts";

/** Mutations of the purchases of a contract. */
@Resolver()
export class PurchaseActsResolver {
  /** Registers, with its receipt, the purchase of an item. */
  @May("buy")
  @NotFound(NO_ITEM)
  @RequiredArgs({ file: "El comprobante es obligatorio" })
  @ByTable(itemActs, "buy")
  @Mutation(() => PurchasePayload)
  async buyItem(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => BuyItemInput) input: BuyItemInput,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string | null,
  ): Promise<PurchasePayload> {
    const receipt = await storeReceipt(context, file);
    return context.run(buyItem, { id, input, receipt }, { key, operation: "buyItem" });
  }

  /** Registers the purchase of an item above 2,000,000 COP, to be paid in 2 to 12 installments. */
  @May("buy")
  @NotFound(NO_ITEM)
  @ByTable(itemActs, "buyInInstallments")
  @Mutation(() => PurchasePayload)
  buyItemInInstallments(
    @Ctx() { run }: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => BuyItemInInstallmentsInput) input: BuyItemInInstallmentsInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string | null,
  ): Promise<PurchasePayload> {
    return run(buyItemInInstallments, { id, input }, { key, operation: "buyItemInInstallments" });
  }

  /** Sets until when an item has to be bought and paid. */
  @May("buy")
  @ByTable(itemActs, "setDeadline")
  @Mutation(() => ContractItem)
  async setItemDeadline(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ItemDeadlineInput) input: ItemDeadlineInput,
  ) {
    const other = (otherValues(context)["fechaVencimientoPago"] as string | undefined) ?? null;
    return context.read.one(ContractItem, info, {
      id: await context.run(setItemDeadline, { id, input, other }),
    });
  }

  /** Notes that a provider was paid in full. The last item paid completes the contract. */
  @May("buy")
  @NotFound(NO_PURCHASE)
  @ByTable(purchaseActs, "markPaid")
  @Mutation(() => PurchasePayload)
  markPurchasePaid(
    @Ctx() { run }: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => MarkPurchasePaidInput, { defaultValue: {} }) input: MarkPurchasePaidInput,
  ): Promise<PurchasePayload> {
    return run(markPurchasePaid, { id, input });
  }

  /** Pays one installment, with a receipt if there is one. The last item paid completes the contract. */
  @May("buy")
  @NotFound(NO_INSTALLMENT)
  @ByTable(installmentActs, "pay")
  @Mutation(() => PurchasePayload)
  async payInstallment(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => PayInstallmentInput, { defaultValue: {} }) input: PayInstallmentInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
  ): Promise<PurchasePayload> {
    const receipt = file ? await storeReceipt(context, file) : null;
    return context.run(payInstallment, { id, input, receipt });
  }

  /** Voids a wrong purchase; its item waits to be bought again. */
  @May("voidPurchases")
  @NotFound(NO_PURCHASE)
  @Mutation(() => ContractItem)
  async voidPurchase(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => VoidPurchaseInput) { motivo }: VoidPurchaseInput,
  ) {
    return read.one(ContractItem, info, { id: await run(voidPurchase, { id, motivo }) });
  }
}

@Resolver(() => PurchasePayload)
export class PurchasePayloadResolver {
  @FieldResolver(() => Purchase)
  purchase(
    @Root() { purchaseId: id }: PurchasePayload,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Purchase, info, { id });
  }

  @FieldResolver(() => ContractItem)
  item(@Root() { itemId: id }: PurchasePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(ContractItem, info, { id });
  }

  /** Returns the installments of the purchase; empty when it is paid at once. */
  @FieldResolver(() => [Installment])
  installments(
    @Root() { purchaseId }: PurchasePayload,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.list(Installment, info, { where: { purchase: purchaseId }, orderBy: { numeroCuota: "asc" } });
  }

  /** The installment that was paid, if one was. */
  @FieldResolver(() => Installment, { nullable: true })
  installment(
    @Root() { installmentId: id }: PurchasePayload,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return id ? read.one(Installment, info, { id }) : null;
  }

  @FieldResolver(() => PriceDifference)
  async priceDifference(
    @Root() { purchaseId }: PurchasePayload,
    @Ctx() { services }: Context,
  ): Promise<PriceDifference> {
    const { costoCotizado, costo } = await services.orm.em.fork().findOneOrFail(Purchase, { id: purchaseId });
    return priceDifference(costoCotizado, costo);
  }
}
