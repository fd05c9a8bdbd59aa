import { ID } from "type-graphql";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { repetitionKey, stored } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { BankFile } from "../../../core/sheet/bank-file.type.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { RefundAccountInput } from "../../contracts/refund-account/refund-account.inputs.ts";
import { paymentActs } from "../payment/payment.acts.rules.ts";
import { Payment } from "../payment/payment.entity.ts";
import { RefundAccount } from "./account/refund-account.type.ts";
import { annulRefund } from "./acts/annul-refund.ts";
import { askRefundAccount } from "./acts/ask-refund-account.ts";
import { changeRefundDue } from "./acts/change-refund-due.ts";
import { decideRefund } from "./acts/decide-refund.ts";
import { exportRefunds } from "./acts/export-refunds.ts";
import { payRefund } from "./acts/pay-refund.ts";
import { refundPayment } from "./acts/refund-payment.ts";
import { setRefundAccount } from "./acts/set-refund-account.ts";
import { showRefundAccount } from "./acts/show-refund-account.ts";
import { refundActs } from "./refund.acts.rules.ts";
import { Refund } from "./refund.entity.ts";
import {
  AnnulRefundInput,
  DecideRefundInput,
  ExportRefundsInput,
  PayRefundInput,
  RefundDueInput,
} from "./refund.inputs.ts";

/** Mutations of refunds. */
export const RefundActsResolver = mutations({
  refundPayment: changed(
    Payment,
    refundPayment,
    { id: ID },
    Does(paymentActs, "refund"),
    NotFound("Pago no encontrado"),
  ),
  decideRefund: changed(Contract, decideRefund, { input: DecideRefundInput }, May("decideRefunds")),
  setRefundAccount: changed(
    Refund,
    setRefundAccount,
    { id: ID, input: RefundAccountInput },
    Does(refundActs, "setAccount"),
    NeverByToken(),
  ),
  showRefundAccount: answered(
    RefundAccount,
    showRefundAccount,
    { id: ID },
    Does(refundActs, "showAccount"),
    NeverByToken(),
  ),
  exportRefunds: answered(
    BankFile,
    exportRefunds,
    { input: ExportRefundsInput },
    May("payRefunds"),
    NeverByToken(),
    NotFound("Devolución no encontrada"),
  ),
  askRefundAccount: changed(
    Refund,
    askRefundAccount,
    { id: ID },
    Does(refundActs, "askAccount"),
    NeverByToken(),
  ),
  changeRefundDue: changed(
    Refund,
    changeRefundDue,
    { id: ID, input: RefundDueInput },
    Does(refundActs, "changeDue"),
  ),
  payRefund: changed(
    Refund,
    payRefund,
    { id: ID, input: PayRefundInput, proof: stored(storeUpload), idempotencyKey: repetitionKey },
    Does(refundActs, "pay"),
    RequiredArgs({ file: "El comprobante es obligatorio" }),
  ),
  annulRefund: changed(Refund, annulRefund, { id: ID, input: AnnulRefundInput }, Does(refundActs, "annul")),
});
