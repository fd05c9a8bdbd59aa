const place = (key: string) => `texto-${key}`;

/**
 * What was being written on this device and never saved; null for nothing, and in a browser that keeps
 * nothing.
 */
export function unsavedText(key: string): string | null {
  try {
    return localStorage.getItem(place(key));
  } catch {
    return null;
  }
}

/**
 * Keeps what is being written, so that leaving the page, closing the window or a session that ends loses
 * nothing; null when it is saved.
 */
export function keepUnsaved(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(place(key));
    else localStorage.setItem(place(key), text);
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}
