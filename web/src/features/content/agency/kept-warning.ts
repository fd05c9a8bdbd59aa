const KEY = "travesia.aviso.rnt";

/** The warning of the RNT that this device showed last; null where there was none, or nothing is kept. */
export function keptWarning(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps what this device warns of, so that its place is known before the server has said it again. */
export function keepWarning(warning: string | null): void {
  try {
    if (warning) localStorage.setItem(KEY, warning);
    else localStorage.removeItem(KEY);
  } catch {
    // It comes a moment later then.
  }
}
