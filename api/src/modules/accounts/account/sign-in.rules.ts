/** The failure in a row that locks the account. */
const FAILURES_UNTIL_LOCK = 4;
/** Minutes that a lock lasts. */
const LOCK_MINUTES = 15;

/**
 * Returns when the lock of an account ends after this many failures in a row, or null while there are too
 * few.
 */
export const lockAfter = (failures: number, now: Date): Date | null =>
  failures >= FAILURES_UNTIL_LOCK ? new Date(now.getTime() + LOCK_MINUTES * 60_000) : null;

/**
 * Returns the seconds that a lock still lasts, at least 1. Never more than a whole lock: a request that
 * waited for the attempt that locked the account began before it.
 */
export const secondsLocked = (until: Date, now: Date): number =>
  Math.min(LOCK_MINUTES * 60, Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

/** Returns the message shown for a locked account; minutes rounded up. */
export const lockedAccountText = (until: Date, now: Date): string =>
  "Cuenta bloqueada temporalmente por varios intentos fallidos. " +
  `Intenta de nuevo en ${Math.ceil(secondsLocked(until, now) / 60)} minutos.`;
