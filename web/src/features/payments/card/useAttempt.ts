import { useEffect, useState } from "react";
import { isUnanswered } from "../../../base/failure/failures.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { onlineStatus, pauseAfter } from "./attempt-state.ts";
import { type PaidOnlineFragment, useOnlinePaymentLookUpMutation } from "./card.generated.ts";

/** Identifier of the payment to follow: the key that this browser gave it, or the provider's id. */
export interface AttemptName {
  readonly key: string | null;
  readonly transactionId: string | null;
}

/** Payment that is being followed. */
export interface FollowedAttempt {
  /** Payment; undefined until the server has answered once, null when the server has no such payment. */
  readonly attempt: PaidOnlineFragment | null | undefined;
  /** True when the last request did not reach the server. */
  readonly offline: boolean;
  readonly failure: unknown;
}

/**
 * Follows a payment until it is decided, as the holder of `token`: queries the server at growing intervals,
 * and immediately when the browser is online again.
 */
export function useAttempt({ key, transactionId }: AttemptName, token: string | null): FollowedAttempt {
  const [lookUp] = useOnlinePaymentLookUpMutation();
  const [followed, follow] = useState<FollowedAttempt>({ attempt: undefined, offline: false, failure: null });
  useEffect(() => {
    let over = false;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      let waits = true;
      try {
        const { data } = await lookUp({
          variables: { key, transactionId },
          context: besideSession(token),
        });
        const attempt = data?.lookUpOnlinePayment ?? null;
        if (over) return;
        follow({ attempt, offline: false, failure: null });
        // An attempt that is not known yet may be known in a moment: the request may still be on its way.
        waits = attempt ? onlineStatus(attempt) === "waiting" : looks < 3;
      } catch (failure) {
        if (over) return;
        const offline = isUnanswered(failure);
        waits = offline;
        follow((before) => ({ ...before, offline, failure: offline ? null : failure }));
      }
      if (waits) timer = setTimeout(() => void look(), pauseAfter(looks++) * 1000);
    };
    const again = () => void look();
    void look();
    window.addEventListener("online", again);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [lookUp, key, transactionId, token]);
  return followed;
}
