declare module "../../core/events/listeners.ts" {
  interface Events {
    /** A range has few numbers or days left and none follows it; told once. */
    "numbering-range.ending": { rangeId: string; reason: string };
  }
}

export {};
