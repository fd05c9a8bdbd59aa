/** Returns a text that this device keeps; null for none, and in a browser that keeps nothing. */
export function keptText(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Keeps a text on this device, through reloads and the end of a session; null keeps none. */
export function keepText(place: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place);
    else localStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}
