declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A raffle is open whose authorisation nobody has registered. */
    "raffle.unregistered": { raffleId: string };
    /** A number was paid. */
    "raffle.paid": { raffleId: string; numberId: string };
    /** Numbers that a seller held for people are free again: nobody paid them in time. */
    "raffle.released": { raffleId: string; sellerId: number; values: readonly string[] };
    /** The result is known. */
    "raffle.drawn": { raffleId: string };
  }
}

export {};
