import { useEffect } from "react";

/** Names the browser's tab while a screen is shown: `COT-2026-000123 · Travesía`. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Travesía`;
  }, [title]);
}
