import { NotFound } from "../../../../core/failure-texts.ts";
import { mutations, ofEach } from "../../../../core/graphql/mutations.ts";
import { May } from "../../../accounts/account/permission.ts";
import { verifyUnsuspectedPayment } from "../acts/verify-unsuspected-payment.ts";
import { NO_PAYMENT } from "../payment.access.ts";

/** Mutations of several payments, each for itself. */
export const PaymentBulkResolver = mutations({
  verifyEachPayment: ofEach(verifyUnsuspectedPayment, {}, May("verifyPayments"), NotFound(NO_PAYMENT)),
});
