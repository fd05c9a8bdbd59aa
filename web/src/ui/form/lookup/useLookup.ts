import { useDeferredValue, useState } from "react";

/**
 * What somebody looks for in a search field: the text, a moment behind their keys, and whether they have
 * looked into the field at all. `const { search, asked, box } = useLookup();`
 */
export function useLookup() {
  const [typed, onType] = useState("");
  const [asked, setAsked] = useState(false);
  return { search: useDeferredValue(typed), asked, box: { onType, onOpen: () => setAsked(true) } };
}
