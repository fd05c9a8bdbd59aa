import { isTyped, isUnderDialog, useKeys } from "../../ui/keys.ts";

/** Opens the search by Ctrl+K or ⌘K anywhere, and by / where nobody types. */
export function useSearchKeys(open: () => void): void {
  useKeys(true, (event) => {
    if (!opens(event) || isUnderDialog()) return false;
    open();
    return true;
  });
}

function opens(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "k";
  return key === "/" && !altKey && !isTyped(event);
}
