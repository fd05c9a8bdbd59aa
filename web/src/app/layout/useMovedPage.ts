import { useEffect } from "react";
import { keepText, keptText } from "../../base/saving/kept-text.ts";
import { useToasts } from "../../ui/toasts.tsx";
import type { Place } from "./menu.ts";

/** Shows once per device that a page has moved from another menu line. */
export function useMovedPage(place: Place | null): void {
  const { info } = useToasts();
  const path = place?.part.path;
  const label = place?.part.label;
  const line = place?.line.label;
  const from = place?.part.movedFrom;
  useEffect(() => {
    if (!from || !path || !line || line === label) return;
    const key = `travesia.moved.${path}`;
    if (keptText(key)) return;
    keepText(key, from);
    info(`${label} ahora está en ${line}. Antes estaba en ${from}.`);
  }, [from, path, line, label, info]);
}
