/** Window event when a broken socket has reconnected; changes during the interruption were not announced. */
export const SOCKET_BACK = "travesia:socket-back";

/** Milliseconds after which a reconnected socket has renewed its subscriptions. */
const FOLLOWS_AGAIN = 500;

/**
 * Calls `again` whenever a reconnected socket has renewed its subscriptions; returns a function that
 * unsubscribes.
 */
export function whenSocketIsBack(again: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const askSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(again, FOLLOWS_AGAIN);
  };
  window.addEventListener(SOCKET_BACK, askSoon);
  return () => {
    clearTimeout(soon);
    window.removeEventListener(SOCKET_BACK, askSoon);
  };
}
