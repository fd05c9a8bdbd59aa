import { useApolloClient } from "@apollo/client/react";
import { besideSession } from "../../../app/session/link-token.ts";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { PaymentReceiptDocument } from "./payments.generated.ts";

/**
 * Opens the receipt of a verified payment in a new tab, in the name of who is signed in or of whoever carries
 * `linkToken`.
 */
export function usePaymentReceipt(linkToken: string | null = null) {
  const client = useApolloClient();
  const tellFailure = useFailureToast();
  return async (id: string) => {
    // Opened before the answer: a tab that opens later is taken for a pop-up and blocked.
    const tab = window.open("", "_blank");
    try {
      const { data } = await client.query({
        query: PaymentReceiptDocument,
        variables: { id },
        fetchPolicy: "network-only",
        context: besideSession(linkToken),
      });
      if (tab && data) tab.location.href = data.paymentReceipt.url;
    } catch (error) {
      tab?.close();
      tellFailure(error, "paymentReceipt");
    }
  };
}
