declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client requests the cancellation of their contract; nothing has changed yet. */
    "contract.cancellation-requested": { contractId: string; reason: string };
  }
}

export {};
