import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { quoteToasts } from "../quote/quote.texts.ts";
import {
  useQuoteDecideApproveMutation,
  useQuoteDecideRejectMutation,
  useQuoteDecideRequoteMutation,
} from "../quote/quotes.generated.ts";

export type Decision = "approve" | "reject" | "requote";

/** Returns the client's decision on the displayed version, by the link's token or the client's session. */
export function useQuoteDecision(
  id: string,
  token: string | null,
  sentVersion: number,
  /** Id of the selected option. */
  option: string | null,
  /** Keys of the extras that the client adds. */
  extras: readonly string[],
) {
  const { open, busy, failure, show, close, perform } = useActs<Decision>();
  const [passengerLink, setPassengerLink] = useState<string | null>(null);
  const [decided, setDecided] = useState(false);
  const decide: typeof perform = async (...act) => {
    const wrong = await perform(...act);
    setDecided(!wrong);
    return wrong;
  };
  const options = {
    context: besideSession(token),
    refetchQueries: ["QuoteApproval"],
    awaitRefetchQueries: true,
  };
  const [approve] = useQuoteDecideApproveMutation(options);
  const [reject] = useQuoteDecideRejectMutation(options);
  const [requote] = useQuoteDecideRequoteMutation(options);
  return {
    open,
    busy,
    failure,
    passengerLink,
    /** True once the client has decided on this page. */
    decided,
    show,
    close,
    approve: () =>
      void decide(async () => {
        const { data } = await approve({
          variables: {
            id,
            input: {
              sentVersion,
              ...(option && { option }),
              ...(extras.length > 0 && { extras: [...extras] }),
            },
          },
        });
        setPassengerLink(data?.approveQuote.passengerLink ?? null);
      }, quoteToasts.approved),
    reject: (motivoRechazo: string) =>
      decide(
        () => reject({ variables: { id, input: { motivoRechazo, sentVersion } } }),
        quoteToasts.rejected,
      ),
    requote: (requoteReason: string) =>
      decide(
        () => requote({ variables: { id, input: { requoteReason, sentVersion } } }),
        "Recibimos tus ajustes",
      ),
  };
}
