import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { promisePayment } from "./acts/promise-payment.ts";
import { withdrawPaymentPromise } from "./acts/withdraw-payment-promise.ts";
import { PaymentPromise } from "./payment-promise.entity.ts";
import { PaymentPromiseInput } from "./receivable.inputs.ts";

/** Mutations of clients' promises to pay. */
export const PromiseResolver = mutations({
  promisePayment: changed(
    PaymentPromise,
    promisePayment,
    { contractId: ID, input: PaymentPromiseInput },
    May("followDebt"),
    NotFound(NO_CONTRACT),
  ),
  withdrawPaymentPromise: answered(
    Boolean,
    withdrawPaymentPromise,
    { id: ID },
    May("followDebt"),
    NotFound("Promesa no encontrada"),
  ),
});
