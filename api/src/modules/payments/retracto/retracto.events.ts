declare module "../../../core/events/listeners.ts" {
  interface Events {
    /**
     * A client took their contract back; `amount` (COP) is to be given back until the day. Then an airline
     * may have to say what it keeps of the tickets, or the contract lives on with its flight alone.
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
