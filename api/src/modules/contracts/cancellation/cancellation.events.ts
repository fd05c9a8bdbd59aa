declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client asks for their contract to be cancelled; nothing has changed yet. */
    "contract.cancellation-requested": { contractId: string; reason: string };
  }
}

export {};
