/** The failure in a row that locks the account. */
const FAILURES_UNTIL_LOCK = 4;
/** Minutes that a lock lasts. */
const LOCK_MINUTES = 15;

/** When the lock of an account ends after this many failures in a row, or null while there are too few. */
export const lockAfter = (failures: number, now: Date): Date | null =>
  failures >= FAILURES_UNTIL_LOCK ? new Date(now.getTime() + LOCK_MINUTES * 60_000) : null;

/** What a locked account is told; minutes rounded up, at least 1. */
export function lockedAccountText(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return (
    "Cuenta bloqueada temporalmente por varios intentos fallidos. " +
    `Intenta de nuevo en ${minutes} minutos.`
  );
}
