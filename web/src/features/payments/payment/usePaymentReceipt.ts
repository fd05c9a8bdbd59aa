import { useApolloClient } from "@apollo/client/react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { PaymentReceiptDocument } from "./payments.generated.ts";

/** Opens the receipt of a verified payment in a new tab. */
export function usePaymentReceipt() {
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
      });
      if (tab && data) tab.location.href = data.paymentReceipt.url;
    } catch (error) {
      tab?.close();
      tellFailure(error, "paymentReceipt");
    }
  };
}
