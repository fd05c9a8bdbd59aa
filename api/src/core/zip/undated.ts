// Read by a worker thread straight from its source: it imports only files whose types Node itself can strip.

/**
 * Options for a file in our archives: a fixed time (the first day that the format can express, in any time
 * zone) and default permissions.
 */
export const UNDATED = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 } as const;
