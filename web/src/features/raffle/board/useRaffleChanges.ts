import { SOCKET_BACK } from "../../../base/live-socket.ts";
import { useEffect, useEffectEvent } from "react";
import { type RaffleChangedSubscription, useRaffleChangedSubscription } from "./raffle.generated.ts";

export type RaffleChange = RaffleChangedSubscription["raffleChanged"];

/**
 * Milliseconds after which a board is asked for again: what happened while the socket was broken is not
 * announced a second time.
 */
const CATCH_UP = 60_000;
/** Milliseconds in which a reconnected socket has sent its subscriptions to the server. */
const FOLLOWS_AGAIN = 500;

/**
 * Calls `onChange` for every change of the board as it happens, and `catchUp` when everything has to be read
 * again: once a minute, when the page becomes visible, and once a reconnected socket follows the board again.
 */
export function useRaffleChanges(onChange: (change: RaffleChange) => void, catchUp: () => void): void {
  useRaffleChangedSubscription({
    onData: ({ data: { data } }) => {
      if (data) onChange(data.raffleChanged);
    },
  });
  const again = useEffectEvent(() => {
    if (!document.hidden) catchUp();
  });
  useEffect(() => {
    const ask = () => again();
    let soon: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      clearTimeout(soon);
      soon = setTimeout(ask, FOLLOWS_AGAIN);
    };
    const timer = setInterval(ask, CATCH_UP);
    window.addEventListener(SOCKET_BACK, askSoon);
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      window.removeEventListener(SOCKET_BACK, askSoon);
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}
