declare module "../../../core/events/listeners.ts" {
  interface Events {
    /**
     * A client withdrew from their contract; `amount` (COP) has to be refunded by the day. Then an airline
     * may have to report its fee for the tickets, or the contract lives on with its flight alone.
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
