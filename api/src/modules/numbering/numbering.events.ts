declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A range has few numbers or days left and none follows it; emitted once. */
    "numbering-range.ending": { rangeId: string; reason: string };
  }
}

export {};
