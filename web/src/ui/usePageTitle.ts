import { createContext, useContext, useEffect } from "react";

/** Whose pages these are, as it ends every title: the agency's name. */
export const SiteNameContext = createContext("Travesía");

/** Names the browser's tab while a screen is shown: `COT-2026-000123 · Rutas del Sol`. */
export function usePageTitle(title: string) {
  const site = useContext(SiteNameContext);
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
}
