import { useState } from "react";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { CodeChannel } from "../../../graphql/schema.generated.ts";

/** Channel chosen for the code, and the channel of the last code sent; null before the first. */
export interface CodeChoice {
  /** The mobile that may receive it by SMS, as it is shown; null when it is sent by mail alone. */
  readonly smsTo: string | null;
  readonly channel: CodeChannel;
  readonly choose: (channel: CodeChannel) => void;
  readonly sent: CodeChannel | null;
}

/**
 * Chooses the way by which a code is sent; when the server sends no SMS, mail is chosen. `settle` takes the
 * outcome of the request: the field errors, or null when it was sent.
 */
export function useCodeChannel(
  smsTo: string | null,
): CodeChoice & { readonly settle: (wrong: Wrong | null) => void } {
  const [chosen, choose] = useState<CodeChannel>("mail");
  const [sent, setSent] = useState<CodeChannel | null>(null);
  const channel = smsTo === null ? "mail" : chosen;
  const settle = (wrong: Wrong | null) => {
    if (wrong === null) setSent(channel);
    else if (wrong.some(({ field }) => field === "channel")) choose("mail");
  };
  return { smsTo, channel, choose, sent, settle };
}
