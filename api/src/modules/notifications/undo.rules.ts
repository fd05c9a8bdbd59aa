/** Seconds in which a notification that one deleted can come back. */
export const UNDO_SECONDS = 10;
