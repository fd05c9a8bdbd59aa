import { createContext, useContext, useEffect, useSyncExternalStore } from "react";

/** Name at the end of every page title: the agency's. */
export const SiteNameContext = createContext("Travesía");

const listeners = new Set<() => void>();
let shown: string | null = null;

function show(title: string | null): void {
  shown = title;
  for (const changed of listeners) changed();
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Returns the title of the shown page; null while there is none. */
export const useShownTitle = (): string | null => useSyncExternalStore(follow, () => shown);

/**
 * Sets the title of the browser's tab while a screen is shown: `COT-2026-000123 · Rutas del Sol`. `missing`:
 * the title reports that there is nothing to show.
 */
export function usePageTitle(title: string, missing = false) {
  const site = useContext(SiteNameContext);
  useEffect(() => {
    document.title = `${title} · ${site}`;
    show(missing ? null : title);
    return () => show(null);
  }, [title, site, missing]);
}
