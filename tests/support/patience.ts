import { vi } from "vitest";

/**
 * Milliseconds after which something will not come any more: far beyond what a busy machine needs. Tests wait
 * for a condition, and for this only where it is never met.
 */
export const PATIENCE = 120_000;

/** Tries until a check holds, and answers what it says; fails as it does when it never holds. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 20 });

/** Waits until something is so. */
export const until = (check: () => boolean | Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(check, { timeout: PATIENCE, interval: 20 });
