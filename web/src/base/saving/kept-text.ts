/** Returns a text stored on this device; null when there is none or the browser stores nothing. */
export function keptText(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Stores a text on this device, across reloads and sign-outs; null removes it. */
export function keepText(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}
