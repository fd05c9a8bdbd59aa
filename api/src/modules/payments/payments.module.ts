import { followed } from "../../core/changes/followed-record.ts";
import { visibleRefunds, refundsWithProof } from "./refund/refund.access.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { ownFirstPage } from "./client-page/own-first-page.ts";
import { OwnContractActsResolver, OwnContractMutations } from "./client-page/own-contract-acts.resolver.ts";
import { OwnContractResolver, OwnContractQueries } from "./client-page/own-contract.resolver.ts";
import { ContractPaymentsResolver, ContractPaymentsQueries } from "./follow-up/contract-payments.resolver.ts";
import { HowToPayResolver } from "./how-to-pay/how-to-pay.resolver.ts";
import { PaymentPromise } from "./receivable/payment-promise.entity.ts";
import { PromiseResolver } from "./receivable/promise.resolver.ts";
import { ReceivableResolver } from "./receivable/receivable.resolver.ts";
import { visiblePayments } from "./payment/payment.access.ts";
import { paidContracts } from "./payable/paid-contract.ts";
import { PaidContractResolver } from "./payable/paid-contract.resolver.ts";
import { PaymentDeskResolver, PaymentDeskMutations } from "./payment/desk/desk.resolver.ts";
import { SuspicionResolver } from "./payment/suspicion/suspicion.resolver.ts";
import { MeansResolver } from "./payment/means/means.resolver.ts";
import { PaymentActsResolver } from "./payment/payment-acts.resolver.ts";
import { PaymentBulkResolver } from "./payment/decision/payment-bulk.resolver.ts";
import { Payment } from "./payment/payment.entity.ts";
import { paymentSweeps } from "./reminder/payment.jobs.ts";
import { ReminderResolver } from "./reminder/reminder.resolver.ts";
import { PaymentReminder } from "./reminder/payment-reminder.entity.ts";
import { PaymentResolver, PaymentQueries } from "./payment/payment.resolver.ts";
import { PaymentReversal } from "./payment/payment-reversal.entity.ts";
import { paymentFragments, paymentRoutes } from "./payments.rest.ts";
import { seedPayments } from "./payments.seed.ts";
import { cardJobs, cardSweeps } from "./card/card.jobs.ts";
import { CashMutations, CashResolver, CashQueries } from "./payment/cash/cash.resolver.ts";
import { CardAttempt } from "./card/attempt.entity.ts";
import { CardCheck } from "./card/card-check.entity.ts";
import { CardEvent } from "./card/inbox/card-event.entity.ts";
import { CardResolver, CardMutations } from "./card/card.resolver.ts";
import { cardRoutes } from "./card/card.rest.ts";
import { CardTransaction } from "./card/card-transaction.entity.ts";
import { visibleChargebacks } from "./chargeback/chargeback.access.ts";
import { Chargeback } from "./chargeback/chargeback.entity.ts";
import { chargebackSweeps } from "./chargeback/chargeback.jobs.ts";
import { chargebackListeners } from "./chargeback/chargeback.listeners.ts";
import { ChargebackActsResolver } from "./chargeback/chargeback-acts.resolver.ts";
import { ClaimablePaymentResolver } from "./chargeback/claimable-payment.resolver.ts";
import { ChargebackResolver, ChargebackQueries } from "./chargeback/chargeback.resolver.ts";
import { receiptJobs } from "./receipt/receipt.jobs.ts";
import { OwnRefundMutations, OwnRefundResolver } from "./refund/own/own-refund.resolver.ts";
import { RefundActsResolver } from "./refund/refund-acts.resolver.ts";
import { KeptAmount } from "./refund/kept/kept-amount.entity.ts";
import { KeptAmountResolver, KeptMutations } from "./refund/kept/kept.resolver.ts";
import { Refund } from "./refund/refund.entity.ts";
import { refundSweeps } from "./refund/refund.jobs.ts";
import { refundListeners } from "./refund/refund.listeners.ts";
import { RefundResolver, RefundQueries } from "./refund/refund.resolver.ts";
import { RefundableContractResolver } from "./refund/decision/refundable-contract.resolver.ts";
import { Retracto } from "./retracto/retracto.entity.ts";
import { RetractoMutations, RetractoResolver } from "./retracto/retracto.resolver.ts";
import { refundAccounts } from "./refund/account/refund-account-number.ts";
import { refundErasures } from "./refund/account/refund-account.listeners.ts";
import { personalPayments } from "./personal-data.parts.ts";
import { chargebackTurns } from "./chargeback/turn/chargeback-turn.rules.ts";
import { turnResolver } from "../accounts/turn/turn.resolver.ts";
import { paymentTurns } from "./payment/turn/payment-turn.rules.ts";
import { ContractWaitsResolver } from "./refund/turn/contract-waits.ts";
import { refundTurns } from "./refund/turn/refund-turn.rules.ts";
import { paymentsWords } from "./payments.words.ts";

/**
 * Payments of clients for their contracts and reservations, their verification, and the receipts.
 *
 * Acts: annul-kept-amount, annul-refund, answer-chargeback, apply-event, ask-cancellation,
 *   ask-refund-account, attach-payment-receipt, change-refund-due, claim-chargeback, claim-event,
 *   claim-look-up, close-attempt, correct-payment, decide-refund, drop-chargeback, enter-airline-figure,
 *   exercise-retracto, export-refunds, give-refund-account, keep-of-contract, keep-payment-receipt,
 *   keep-reported-transaction, note-card-check, note-cash-origin, note-chargeback, note-due-chargebacks,
 *   note-due-refunds, note-event-failure, open-chargeback, pay-refund, promise-payment, refund-payment,
 *   register-payment, remind-contract, remind-contract-by-whatsapp, remind-payments, report-payment,
 *   request-account-code, request-link-code, request-retracto-code, reverse-payment, set-refund-account,
 *   show-refund-account, start-attempt, state-payment-withholding, verify-payment,
 *   verify-unsuspected-payment, withdraw-contract-reminder, withdraw-payment, withdraw-payment-promise,
 *   withdraw-report.
 * Emits: addendum.signed, card.unclear, card.unconfirmed, card.voided, chargeback.due-near,
 *   chargeback.opened, chargeback.reversed, contract.cancelled, contract.retracted, payment.in-review,
 *   payment.registered, payment.rejected, payment.reversed, payment.verified, payment.withdrawn,
 *   payment.withheld, refund.account-given, refund.annulled, refund.beyond-paid, refund.due-near,
 *   refund.opened, refund.paid.
 * Listens to: card.voided, contract.cancelled, payment.reversed, payment.verified, person.erased,
 *   refund.annulled, refund.paid, user.erased.
 */
export const payments: Module = {
  name: "payments",
  words: paymentsWords,
  entities: [
    CardAttempt,
    CardCheck,
    CardEvent,
    CardTransaction,
    Chargeback,
    KeptAmount,
    Payment,
    PaymentPromise,
    PaymentReminder,
    PaymentReversal,
    Refund,
    Retracto,
  ],
  resolvers: [
    PaymentResolver,
    PaymentQueries,
    PaymentActsResolver,
    turnResolver(Payment, paymentTurns),
    PaymentBulkResolver,
    MeansResolver,
    PaymentDeskResolver,
    PaymentDeskMutations,
    SuspicionResolver,
    RefundResolver,
    RefundQueries,
    RefundActsResolver,
    turnResolver(Refund, refundTurns),
    ContractWaitsResolver,
    turnResolver(Chargeback, chargebackTurns),
    RefundableContractResolver,
    KeptMutations,
    KeptAmountResolver,
    OwnRefundResolver,
    OwnRefundMutations,
    ChargebackResolver,
    ChargebackQueries,
    ChargebackActsResolver,
    ClaimablePaymentResolver,
    CardResolver,
    CardMutations,
    ContractPaymentsResolver,
    ContractPaymentsQueries,
    ReceivableResolver,
    PromiseResolver,
    PaidContractResolver,
    HowToPayResolver,
    OwnContractResolver,
    OwnContractQueries,
    OwnContractActsResolver,
    OwnContractMutations,
    ReminderResolver,
    RetractoResolver,
    RetractoMutations,
    CashResolver,
    CashQueries,
    CashMutations,
  ],
  fragments: paymentFragments,
  section: {
    title: "Pagos de clientes",
    text: "El dinero que entra: registrarlo, verificarlo o rechazarlo, y pagar en línea. Quien registra un pago no lo verifica.",
  },
  routes: [...paymentRoutes, ...cardRoutes],
  jobs: [...receiptJobs, ...cardJobs],
  payables: [paidContracts],
  listeners: [...refundListeners, ...refundErasures, ...chargebackListeners],
  sweeps: [...paymentSweeps, ...cardSweeps, ...refundSweeps, ...chargebackSweeps],
  firstPages: [ownFirstPage],
  files: {
    payment: fileScope(Payment, visiblePayments),
    chargeback: fileScope(Chargeback, visibleChargebacks),
    refund: fileScope(Refund, refundsWithProof),
  },
  personalData: personalPayments,
  secrets: [refundAccounts],
  seed: seedPayments,
  changes: [
    followed("payment", Payment, (viewer) => visiblePayments(viewer, null), {
      touches: { contract: "contract", reservation: "order" },
    }),
    followed("refund", Refund, visibleRefunds, {
      touches: { contract: "contract", reservation: "order", payment: "payment" },
    }),
    followed("chargeback", Chargeback, visibleChargebacks, {
      touches: { payment: "payment", contract: "payment.contract" },
    }),
  ],
};
