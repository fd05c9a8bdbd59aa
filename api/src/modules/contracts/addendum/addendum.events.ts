declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** An addendum was created or edited. */
    "addendum.written": { contractId: string; addendumId: string };
    /** The addendum was withdrawn before its client signed it. */
    "addendum.withdrawn": { contractId: string; addendumId: string };
    /** An addendum was sent to the client to be signed, for the first time or again. */
    "addendum.sent": { contractId: string; addendumId: string };
    /** The client signed the addendum: the contract, its plan and its items have been changed as agreed. */
    "addendum.signed": { contractId: string; addendumId: string };
  }
}

export {};
