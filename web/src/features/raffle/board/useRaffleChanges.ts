import { SOCKET_BACK } from "../../../app/live-socket.ts";
import { useEffect, useEffectEvent } from "react";
import { type RaffleChangedSubscription, useRaffleChangedSubscription } from "./raffle.generated.ts";

export type RaffleChange = RaffleChangedSubscription["raffleChanged"];

/**
 * Milliseconds after which a board is asked for again: what happened while the socket was broken is not
 * announced a second time.
 */
const CATCH_UP = 60_000;
/** Milliseconds in which a socket that is there again has told the server what it follows. */
const FOLLOWS_AGAIN = 500;

/**
 * Tells every change of the board as it happens, and when to ask for everything again: once a minute, when
 * the page comes back, and once a broken socket follows the board again.
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
