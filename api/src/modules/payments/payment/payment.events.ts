declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client's payment was registered and awaits verification. */
    "payment.registered": { paymentId: string; contractId: string };
    /** A payment counts from now on; its receipt is being made. */
    "payment.verified": { paymentId: string; contractId: string };
    "payment.rejected": { paymentId: string; contractId: string };
    /** Who registered a payment took it back before it was verified. */
    "payment.withdrawn": { paymentId: string; contractId: string };
    /** A verified payment was taken back and counts no longer. */
    "payment.reversed": { paymentId: string; contractId: string };
  }
}

export {};
