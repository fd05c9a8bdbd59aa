declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Somebody's points grew by what a referred customer paid. */
    "points.earned": { movementId: string };
    /** What was given back took some of them; none when there were none left. */
    "points.taken-back": { movementId: string };
    /** The owner added or took some. */
    "points.adjusted": { movementId: string };
  }
}

export {};
