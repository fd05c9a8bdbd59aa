declare module "../../core/events/listeners.ts" {
  interface Events {
    /** The open raffle has no registered authorization. */
    "raffle.unregistered": { raffleId: string };
    /** Numbers were selected for a person. */
    "raffle.selected": { raffleId: string };
    /** A number was paid. */
    "raffle.paid": { raffleId: string; numberId: string };
    /** Numbers that a seller held for people were released because they were not paid in time. */
    "raffle.released": { raffleId: string; sellerId: number; values: readonly string[] };
    /** The raffle was drawn. */
    "raffle.drawn": { raffleId: string };
  }
}

export {};
