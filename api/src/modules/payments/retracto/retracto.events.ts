declare module "../../../core/events/listeners.ts" {
  interface Events {
    /** A client took their contract back; `amount` (COP) is to be given back until the day. */
    "contract.retracted": { contractId: string; amount: number; until: string };
  }
}

export {};
