import { useEffect, useRef } from "react";

/** Where a slash is typed and opens nothing. */
const TYPING = "input, textarea, select, [contenteditable=true]";
/** What stands over the page: its keys are its own. */
const OVER = "[role=dialog]";

/** Opens the search by Ctrl+K or ⌘K anywhere, and by / where nobody types. */
export function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opens(event) || document.querySelector(OVER)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function opens({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "k";
  return key === "/" && !altKey && !(target instanceof Element && target.closest(TYPING));
}
