declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Points were credited for a payment of a referred customer. */
    "points.earned": { movementId: string };
    /** A refund or reversal deducted points; zero points when the balance was empty. */
    "points.taken-back": { movementId: string };
    /** The owner added or deducted points. */
    "points.adjusted": { movementId: string };
  }
}

export {};
