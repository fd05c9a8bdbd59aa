declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A range has few numbers or days left, and no other range follows; emitted once. */
    "numbering-range.ending": { rangeId: string; reason: string };
  }
}

export {};
