/** Number of consecutive failures that locks an account. */
const FAILURES_UNTIL_LOCK = 4;
/** Minutes for which an account stays locked. */
const LOCK_MINUTES = 15;

/**
 * Returns the time at which an account's lock ends after this number of consecutive failures; null while they
 * are too few to lock it.
 */
export const lockAfter = (failures: number, now: Date): Date | null =>
  failures >= FAILURES_UNTIL_LOCK ? new Date(now.getTime() + LOCK_MINUTES * 60_000) : null;

/**
 * Returns the remaining seconds of a lock: at least 1, and at most a whole lock, because a request that
 * waited for the attempt that locked the account started before the lock.
 */
export const secondsLocked = (until: Date, now: Date): number =>
  Math.min(LOCK_MINUTES * 60, Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

/** Returns the message shown for a locked account; minutes rounded up. */
export const lockedAccountText = (until: Date, now: Date): string =>
  "Cuenta bloqueada temporalmente por varios intentos fallidos. " +
  `Intenta de nuevo en ${Math.ceil(secondsLocked(until, now) / 60)} minutos.`;
