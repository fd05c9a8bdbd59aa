import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { BankFile } from "../../../core/sheet/bank-file.type.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_PURCHASE } from "../purchase/purchase.texts.ts";
import { storeReceipt } from "../purchase/receipt.ts";
import { exportDues } from "./acts/export-dues.ts";
import { payProviders } from "./acts/pay-providers.ts";
import { ProviderPayment } from "./provider-payment.entity.ts";
import { ExportDuesInput, PayProvidersInput } from "./provider-payment.inputs.ts";

/** Mutations that pay providers, several amounts at a time. */
@Resolver()
export class ProviderPaymentResolver {
  /** Pays several purchases and installments with one receipt: all of them, or none. */
  @May("buy")
  @NotFound(NO_PURCHASE)
  @RequiredArgs({ file: "El comprobante es obligatorio" })
  @Mutation(() => ProviderPayment)
  async payProviders(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => PayProvidersInput) input: PayProvidersInput,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string | null,
  ) {
    const receipt = await storeReceipt(context, file);
    const id = await context.run(payProviders, { input, receipt }, { key, operation: "payProviders" });
    return context.read.one(ProviderPayment, info, { id });
  }

  /**
   * Returns the file with which a bank pays several purchases and installments, with whole accounts, for the
   * payer.
   */
  @May("buy")
  @NeverByToken()
  @NotFound(NO_PURCHASE)
  @Mutation(() => BankFile)
  exportDues(@Ctx() { run }: Context, @Arg("input", () => ExportDuesInput) input: ExportDuesInput) {
    return run(exportDues, input);
  }
}
