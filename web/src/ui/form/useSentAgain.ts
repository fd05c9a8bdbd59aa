import { useEffect, useEffectEvent, useState } from "react";

/**
 * Sends a form again with `again` as soon as there is a connection, after it failed without one. Call
 * `sending` at each attempt; `waits` is true while another attempt is pending.
 */
export function useSentAgain(again: () => void, failure: string | null | undefined) {
  const [unsent, setUnsent] = useState(false);
  const waits = unsent && Boolean(failure);
  const anew = useEffectEvent(again);
  useEffect(() => {
    if (!waits) return undefined;
    const online = () => anew();
    // It may have come back before anybody listened.
    if (window.navigator.onLine) online();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, [waits]);
  return { waits, sending: () => setUnsent(!window.navigator.onLine) };
}
