const KEY = "codigo-referido";

/** Returns the referral code with which this browser arrived last; null without one. */
export function keptReferral(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the referral code of the link that was opened in this browser. */
export function rememberReferral(code: string): void {
  try {
    localStorage.setItem(KEY, code.slice(0, 40));
  } catch {
    // A browser that keeps nothing asks the agency.
  }
}
