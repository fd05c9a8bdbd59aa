import { job } from "../../../core/jobs/jobs.ts";
import { keepPaymentReceipt } from "./acts/keep-payment-receipt.ts";
import { Payment } from "../payment/payment.entity.ts";
import { printReceipt } from "./receipt.print.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "payments.receipt": { paymentId: string };
  }
}

/**
 * Jobs that create the receipt of a verified or reversed payment; running one a second time has no effect.
 */
export const receiptJobs = [
  job("payments.receipt", async ({ services, run }, { paymentId }) => {
    const em = services.orm.em.fork();
    const payment = await em.findOneOrFail(Payment, { id: paymentId });
    if (payment.receiptKey !== null) return;
    const stored = await printReceipt(services, em, payment);
    await run(keepPaymentReceipt, { paymentId, stored, annulled: payment.reversedAt !== null });
  }),
];
