import { ID } from "type-graphql";
import { NotFound } from "../../../../core/failure-texts.ts";
import { argsOf, optional } from "../../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../../core/graphql/mutations.ts";
import { computed, computedFor, paged, queries } from "../../../../core/graphql/queries.ts";
import { May } from "../../../accounts/account/permission.ts";
import { correctPayment } from "../acts/correct-payment.ts";
import { Payment } from "../payment.entity.ts";
import { PaymentFilter, paymentFilter } from "../payment.filter.ts";
import { CorrectPaymentInput } from "../payment.inputs.ts";
import { PaymentPage, PaymentQueuePageArgs } from "../payment.types.ts";
import { decidedByPeople } from "../decision/review.rules.ts";
import { PaymentEvent, PaymentsReceived } from "./desk.types.ts";
import { paymentHistory } from "./payment-history.ts";
import { paymentsReceived } from "./received.reads.ts";

/** Queries for the people who verify payments. */
export const PaymentDeskResolver = queries({
  /** Returns the payments that await verification by the viewer, oldest first by default. */
  paymentQueue: paged(
    Payment,
    PaymentPage,
    ({ viewer }, { filter }) => ({ where: { $and: [decidedByPeople, paymentFilter(filter, viewer)] } }),
    { page: argsOf(PaymentQueuePageArgs), filter: optional(PaymentFilter) },
    May("verifyPayments"),
  ),
  paymentsReceived: computed([PaymentsReceived], paymentsReceived, {}, May("verifyPayments")),
  /** Returns the history of a payment, newest first. */
  paymentHistory: computedFor(
    [PaymentEvent],
    paymentHistory,
    { id: ID },
    May("verifyPayments"),
    NotFound("Pago no encontrado"),
  ),
});

/** Mutations for the people who verify payments. */
export const PaymentDeskMutations = mutations({
  correctPayment: changed(
    Payment,
    correctPayment,
    { id: ID, input: CorrectPaymentInput },
    May("verifyPayments"),
    NotFound("Pago no encontrado"),
  ),
});
