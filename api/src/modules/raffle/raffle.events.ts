declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A raffle is open whose authorisation nobody has registered. */
    "raffle.unregistered": { raffleId: string };
  }
}

export {};
