declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** The replacement of an invoice was authorized; signing the addendum will carry it out. */
    "invoice-change.authorized": { contractId: string; addendumId: string };
  }
}

export {};
