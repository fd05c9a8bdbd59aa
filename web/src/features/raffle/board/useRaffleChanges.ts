import { whenSocketIsBack } from "../../../base/socket-back.ts";
import { useEffect, useEffectEvent } from "react";
import { type RaffleChangedSubscription, useRaffleChangedSubscription } from "./raffle.generated.ts";

export type RaffleChange = RaffleChangedSubscription["raffleChanged"];

/**
 * Milliseconds after which a board is read again, because events during a broken connection are not repeated.
 */
const CATCH_UP = 60_000;

/**
 * Calls `onChange` for every live change of the board, and `catchUp` when everything must be read again: once
 * a minute, when the page becomes visible, and after the socket has reconnected.
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
    const timer = setInterval(ask, CATCH_UP);
    const forgetSocket = whenSocketIsBack(ask);
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      forgetSocket();
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}
