/** Hours for which a generated file is kept. */
export const KEPT_HOURS = 24;
/** Files of a kind that may be made at once for one person, or for one link. */
export const AT_ONCE = 2;

/** The statuses of a generated file. */
export type GeneratedFileStatus = "waiting" | "running" | "ready" | "expired" | "failed" | "stopped";

/** Moves of a generated file: it is made, available for a day, and deleted; or it cannot be made. */
export const generatedFileTable = {
  waiting: ["running", "failed", "stopped"],
  running: ["ready", "failed", "stopped"],
  ready: ["expired"],
  expired: [],
  failed: ["waiting"],
  stopped: [],
} as const satisfies Record<GeneratedFileStatus, readonly GeneratedFileStatus[]>;
