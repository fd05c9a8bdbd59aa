/** Event of the window when a broken socket is connected again: changes in between were not announced. */
export const SOCKET_BACK = "travesia:socket-back";

/** Milliseconds in which a reconnected socket has sent its subscriptions to the server. */
const FOLLOWS_AGAIN = 500;

/** Calls `again` whenever a reconnected socket follows again; the function returned ends that. */
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
