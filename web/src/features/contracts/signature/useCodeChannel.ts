import { useState } from "react";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { CodeChannel } from "../../../graphql/schema.generated.ts";

/** Channel selected for the code, and channel of the last code sent; null before the first code. */
export interface CodeChoice {
  /** Masked mobile number that can receive the code by SMS; null when only e-mail is possible. */
  readonly smsTo: string | null;
  readonly channel: CodeChannel;
  readonly choose: (channel: CodeChannel) => void;
  readonly sent: CodeChannel | null;
}

/**
 * Manages the channel by which a code is sent; e-mail when the server cannot send SMS. `settle` takes the
 * result of the request: the field errors, or null when the code was sent.
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
