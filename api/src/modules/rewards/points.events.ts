declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Points were credited for a payment of a referred customer. */
    "points.earned": { movementId: string };
    /** A refund took some of the points back; none when there were none left. */
    "points.taken-back": { movementId: string };
    /** The owner added or took some. */
    "points.adjusted": { movementId: string };
  }
}

export {};
