import { useEffect, useEffectEvent, useState } from "react";

/**
 * Sends again by `again`, as soon as there is a connection, what was sent without one and failed. `sending`
 * is called at each sending, and `waits` is true while it is still to be sent.
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
