import { useState } from "react";
import { besideSession } from "../../../app/session/link-token.ts";
import { failureText } from "../../../app/failure/failures.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { quoteToasts } from "../quote/quote.texts.ts";
import {
  useQuoteDecideApproveMutation,
  useQuoteDecideRejectMutation,
  useQuoteDecideRequoteMutation,
} from "../quote/quotes.generated.ts";

export type Decision = "approve" | "reject" | "requote";

/** The client's decision on the version that is on the screen, by the link's token or their own session. */
export function useQuoteDecision(id: string, token: string | null, sentVersion: number) {
  const toasts = useToasts();
  const [open, setOpen] = useState<Decision | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [passengerLink, setPassengerLink] = useState<string | null>(null);
  const options = {
    context: besideSession(token),
    refetchQueries: ["QuoteApproval"],
    awaitRefetchQueries: true,
  };
  const [approve] = useQuoteDecideApproveMutation(options);
  const [reject] = useQuoteDecideRejectMutation(options);
  const [requote] = useQuoteDecideRequoteMutation(options);

  const perform = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
      setOpen(null);
      toasts.success(done);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    open,
    busy,
    failure,
    passengerLink,
    show: (decision: Decision) => {
      setFailure(null);
      setOpen(decision);
    },
    close: () => setOpen(null),
    approve: () =>
      void perform(async () => {
        const { data } = await approve({ variables: { id, input: { sentVersion } } });
        setPassengerLink(data?.approveQuote.passengerLink ?? null);
      }, quoteToasts.approved),
    reject: (motivoRechazo: string) =>
      void perform(
        () => reject({ variables: { id, input: { motivoRechazo, sentVersion } } }),
        quoteToasts.rejected,
      ),
    requote: (requoteReason: string) =>
      void perform(
        () => requote({ variables: { id, input: { requoteReason, sentVersion } } }),
        "Recibimos tus ajustes",
      ),
  };
}
