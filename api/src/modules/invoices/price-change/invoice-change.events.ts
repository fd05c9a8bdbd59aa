declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The replacement of an invoice, which the signature of an addendum carries out, was authorized. */
    "invoice-change.authorized": { contractId: string; addendumId: string };
  }
}

export {};
