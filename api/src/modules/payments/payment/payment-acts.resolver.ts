import { ID } from "type-graphql";
import { optional, orElse, repetitionKey, stored } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { Does } from "../../accounts/account/permission.ts";
import { paidContractActs } from "../payable/paid-contract.acts.rules.ts";
import { storeProof } from "./payment-proof.ts";
import { attachPaymentReceipt } from "./acts/attach-payment-receipt.ts";
import { registerPayment } from "./acts/register-payment.ts";
import { reversePayment } from "./acts/reverse-payment.ts";
import { statePaymentWithholding } from "./acts/state-payment-withholding.ts";
import { StateWithheldInput } from "./withheld/withheld.inputs.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { verifyPayment } from "./acts/verify-payment.ts";
import { withdrawPayment } from "./acts/withdraw-payment.ts";
import { paymentActs } from "./payment.acts.rules.ts";
import { Payment } from "./payment.entity.ts";
import {
  PaymentDetailsInput,
  RegisterPaymentInput,
  ReversePaymentInput,
  VerifyPaymentInput,
} from "./payment.inputs.ts";

/** Mutations of payments. */
export const PaymentActsResolver = mutations({
  registerPayment: changed(
    Payment,
    registerPayment,
    {
      input: RegisterPaymentInput,
      details: optional(PaymentDetailsInput),
      proof: optional(stored(storeProof)),
      idempotencyKey: repetitionKey,
    },
    Does(paidContractActs, "register"),
  ),
  attachPaymentReceipt: changed(
    Payment,
    attachPaymentReceipt,
    { id: ID, proof: stored(storeProof) },
    Does(paymentActs, "attach"),
    RequiredArgs({ file: "El comprobante es obligatorio" }),
  ),
  statePaymentWithholding: changed(
    Payment,
    statePaymentWithholding,
    { id: ID, input: StateWithheldInput, certificate: optional(stored(storeUpload)) },
    Does(paymentActs, "withhold"),
  ),
  verifyPayment: changed(
    Payment,
    verifyPayment,
    { id: ID, input: orElse(VerifyPaymentInput, {}) },
    Does(paymentActs, "verify", "reject"),
  ),
  withdrawPayment: changed(Payment, withdrawPayment, { id: ID }, Does(paymentActs, "withdraw")),
  reversePayment: changed(
    Payment,
    reversePayment,
    { id: ID, input: ReversePaymentInput },
    Does(paymentActs, "reverse"),
  ),
});
