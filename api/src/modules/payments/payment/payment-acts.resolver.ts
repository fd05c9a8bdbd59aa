import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { May } from "../../accounts/account/permission.ts";
import { storeProof } from "./payment-proof.ts";
import { attachPaymentReceipt } from "./acts/attach-payment-receipt.ts";
import { registerPayment } from "./acts/register-payment.ts";
import { reversePayment } from "./acts/reverse-payment.ts";
import { verifyPayment } from "./acts/verify-payment.ts";
import { withdrawPayment } from "./acts/withdraw-payment.ts";
import { Payment } from "./payment.entity.ts";
import {
  PaymentDetailsInput,
  RegisterPaymentInput,
  ReversePaymentInput,
  VerifyPaymentInput,
} from "./payment.inputs.ts";
import { paymentActs } from "./payment.acts.rules.ts";
import { paidContractActs } from "../payable/paid-contract.acts.rules.ts";

/** Acts on payments. */
@Resolver()
export class PaymentActsResolver {
  /**
   * Registers what a client paid, with the file that proves it if there is one: JPG, PNG or PDF of up to 10
   * MB.
   */
  @May("registerPayments")
  @ByTable(paidContractActs, "register")
  @Mutation(() => Payment)
  async registerPayment(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => RegisterPaymentInput) input: RegisterPaymentInput,
    @Arg("details", () => PaymentDetailsInput, { nullable: true }) details?: PaymentDetailsInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload>,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    const proof = file ? await storeProof(context, file) : null;
    const args = { input, details: details ?? null, proof };
    return context.read.one(Payment, info, {
      id: await context.run(registerPayment, args, { key, operation: "registerPayment" }),
    });
  }

  @May("registerPayments")
  @RequiredArgs({ file: "El comprobante es obligatorio" })
  @ByTable(paymentActs, "attach")
  @Mutation(() => Payment)
  async attachPaymentReceipt(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
  ) {
    const proof = await storeProof(context, file);
    return context.read.one(Payment, info, { id: await context.run(attachPaymentReceipt, { id, proof }) });
  }

  /** Verifies a payment, which then counts and has its receipt, or rejects it with a reason. */
  @May("verifyPayments")
  @ByTable(paymentActs, "verify", "reject")
  @Mutation(() => Payment)
  async verifyPayment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => VerifyPaymentInput, { defaultValue: {} }) input: VerifyPaymentInput,
  ) {
    return read.one(Payment, info, { id: await run(verifyPayment, { id, input }) });
  }

  /** Takes a payment back that one registered, while it awaits verification. */
  @May("registerPayments")
  @Mutation(() => Payment)
  async withdrawPayment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Payment, info, { id: await run(withdrawPayment, { id }) });
  }

  /** Takes a verified payment back, with a reason. */
  @May("reversePayments")
  @Mutation(() => Payment)
  async reversePayment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ReversePaymentInput) { motivo }: ReversePaymentInput,
  ) {
    return read.one(Payment, info, { id: await run(reversePayment, { id, motivo }) });
  }
}
