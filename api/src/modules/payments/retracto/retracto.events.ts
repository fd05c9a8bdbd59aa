declare module "../../../core/events/listeners.ts" {
  interface Events {
    /**
     * A client withdrew from a contract; `amount` (COP) must be refunded by the given day. The airline's fee
     * for the tickets may still be unknown, or the contract may continue with only the flight.
     */
    "contract.retracted": {
      contractId: string;
      amount: number;
      until: string;
      awaitsAirline: boolean;
      keepsFlight: boolean;
    };
  }
}

export {};
