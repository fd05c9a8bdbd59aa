import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { BankFile } from "../../../core/sheet/bank-file.type.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { RefundAccountInput } from "../../contracts/refund-account/refund-account.inputs.ts";
import { storeReceipt } from "../../purchases/purchase/receipt.ts";
import { Payment } from "../payment/payment.entity.ts";
import { RefundAccount } from "./account/refund-account.type.ts";
import { askRefundAccount } from "./acts/ask-refund-account.ts";
import { annulRefund } from "./acts/annul-refund.ts";
import { changeRefundDue } from "./acts/change-refund-due.ts";
import { decideRefund } from "./acts/decide-refund.ts";
import { exportRefunds } from "./acts/export-refunds.ts";
import { payRefund } from "./acts/pay-refund.ts";
import { refundPayment } from "./acts/refund-payment.ts";
import { showRefundAccount } from "./acts/show-refund-account.ts";
import { setRefundAccount } from "./acts/set-refund-account.ts";
import { Refund } from "./refund.entity.ts";
import {
  AnnulRefundInput,
  DecideRefundInput,
  ExportRefundsInput,
  PayRefundInput,
  RefundDueInput,
} from "./refund.inputs.ts";

/** Acts on refunds to clients. */
@Resolver()
export class RefundActsResolver {
  /** Gives a payment in review back to the client. */
  @May("refundPayments")
  @NotFound("Pago no encontrado")
  @Mutation(() => Payment)
  async refundPayment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Payment, info, { id: await run(refundPayment, { id }) });
  }

  /** Decides how much of what was paid of a cancelled contract goes back. */
  @May("decideRefunds")
  @Mutation(() => Contract)
  async decideRefund(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => DecideRefundInput) input: DecideRefundInput,
  ) {
    return read.one(Contract, info, { id: await run(decideRefund, { input }) });
  }

  /** Writes down, for the client, where the money goes. */
  @May("readRefunds")
  @NeverByToken()
  @Mutation(() => Refund)
  async setRefundAccount(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => RefundAccountInput) input: RefundAccountInput,
  ) {
    return read.one(Refund, info, { id: await run(setRefundAccount, { id, input }) });
  }

  /** The whole account to which it goes, for who pays it; the history keeps who saw it. */
  @May("payRefunds")
  @NeverByToken()
  @Mutation(() => RefundAccount)
  showRefundAccount(@Ctx() { run }: Context, @Arg("id", () => ID) id: string): Promise<RefundAccount> {
    return run(showRefundAccount, { id });
  }

  /** The file with which a bank pays several refunds: their whole accounts, for who pays them. */
  @May("payRefunds")
  @NeverByToken()
  @NotFound("Devolución no encontrada")
  @Mutation(() => BankFile)
  exportRefunds(@Ctx() { run }: Context, @Arg("input", () => ExportRefundsInput) input: ExportRefundsInput) {
    return run(exportRefunds, input);
  }

  /** Asks the client by mail where the money goes. */
  @May("readRefunds")
  @NeverByToken()
  @Mutation(() => Refund)
  async askRefundAccount(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Refund, info, { id: await run(askRefundAccount, { id }) });
  }

  /** Agrees on another day by which it is paid. */
  @May("payRefunds")
  @Mutation(() => Refund)
  async changeRefundDue(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => RefundDueInput) input: RefundDueInput,
  ) {
    return read.one(Refund, info, { id: await run(changeRefundDue, { id, input }) });
  }

  /**
   * Books that the money went to the client, with the file that proves it: JPG, PNG or PDF of up to 10 MB.
   */
  @May("payRefunds")
  @RequiredArgs({ file: "El comprobante es obligatorio" })
  @Mutation(() => Refund)
  async payRefund(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => PayRefundInput) input: PayRefundInput,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    const proof = await storeReceipt(context, file);
    const once = { key, operation: "payRefund" };
    return context.read.one(Refund, info, { id: await context.run(payRefund, { id, input, proof }, once) });
  }

  /** Annuls what was opened in error when a contract was cancelled. */
  @May("decideRefunds")
  @Mutation(() => Refund)
  async annulRefund(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AnnulRefundInput) { motivo }: AnnulRefundInput,
  ) {
    return read.one(Refund, info, { id: await run(annulRefund, { id, motivo }) });
  }
}
