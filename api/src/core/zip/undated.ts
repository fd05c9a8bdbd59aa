// Read by a worker thread straight from its source: it imports only files whose types Node itself can strip.

/**
 * Options for a file within an archive of ours: it has no time (the first day that an archive can name, in
 * whatever zone it is read) and the rights of any file.
 */
export const UNDATED = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 } as const;
