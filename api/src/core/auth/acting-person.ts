import type { Viewer } from "./viewer.ts";

/**
 * Returns the account of the person who acts; for lent rights, that of the client who uses them. Null without
 * an account.
 */
export const actingId = (viewer: Viewer | null): number | null =>
  viewer?.lent ? viewer.lent.to : (viewer?.id ?? null);
