import { useDeferredValue, useState } from "react";

/**
 * Returns the state of a search field: the text, a moment behind the typing, and whether the field has been
 * opened. `const { search, asked, box } = useLookup();`
 */
export function useLookup() {
  const [typed, onType] = useState("");
  const [asked, setAsked] = useState(false);
  return { search: useDeferredValue(typed), asked, box: { onType, onOpen: () => setAsked(true) } };
}
