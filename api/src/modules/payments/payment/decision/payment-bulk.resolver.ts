import { NotFound } from "../../../../core/failure-texts.ts";
import { mutations, ofEach } from "../../../../core/graphql/mutations.ts";
import { May } from "../../../accounts/account/permission.ts";
import { verifyUnsuspectedPayment } from "../acts/verify-unsuspected-payment.ts";
import { NO_PAYMENT } from "../payment.access.ts";

/** Bulk mutations of payments; each payment is processed separately. */
export const PaymentBulkResolver = mutations({
  verifyEachPayment: ofEach(verifyUnsuspectedPayment, {}, May("verifyPayments"), NotFound(NO_PAYMENT)),
});
