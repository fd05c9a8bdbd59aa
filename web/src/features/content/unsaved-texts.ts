const place = (key: string) => `texto-${key}`;

/** What was being written in this tab and never saved; null for nothing, and in a browser that keeps nothing. */
export function unsavedText(key: string): string | null {
  try {
    return sessionStorage.getItem(place(key));
  } catch {
    return null;
  }
}

/** Keeps what is being written, so that leaving the page or a session that ends loses nothing; null when it is saved. */
export function keepUnsaved(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(place(key));
    else sessionStorage.setItem(place(key), text);
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}
