import type { Work } from "../../../core/mutation/work.ts";
import { registerPaid, type Registration } from "../../payments/payment/payment-registration.ts";

/** Registers a customer's payment for a reservation; like every payment, it awaits verification. */
export const registerReservationPayment = (
  work: Work,
  { id, ...registration }: Registration & { readonly id: string },
): Promise<string> => registerPaid(work, { kind: "reservation", id }, registration);
