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

/**
 * Returns the client's decision on the version that is on the screen, by the link's token or their own
 * session.
 */
export function useQuoteDecision(
  id: string,
  token: string | null,
  sentVersion: number,
  /** The one of several options that is picked. */
  option: string | null = null,
) {
  const { open, busy, failure, show, close, perform } = useActs<Decision>();
  const [passengerLink, setPassengerLink] = useState<string | null>(null);
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
    show,
    close,
    approve: () =>
      void perform(async () => {
        const { data } = await approve({
          variables: { id, input: { sentVersion, ...(option && { option }) } },
        });
        setPassengerLink(data?.approveQuote.passengerLink ?? null);
      }, quoteToasts.approved),
    reject: (motivoRechazo: string) =>
      perform(
        () => reject({ variables: { id, input: { motivoRechazo, sentVersion } } }),
        quoteToasts.rejected,
      ),
    requote: (requoteReason: string) =>
      perform(
        () => requote({ variables: { id, input: { requoteReason, sentVersion } } }),
        "Recibimos tus ajustes",
      ),
  };
}
