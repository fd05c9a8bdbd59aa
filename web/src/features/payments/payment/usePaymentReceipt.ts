import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";
import { besideSession } from "../../../base/session/link-token.ts";
import { PaymentReceiptDocument } from "./payments.generated.ts";

/**
 * Opens the receipt of a verified payment in a new tab, as the signed-in user or as the holder of
 * `linkToken`.
 */
export function usePaymentReceipt(linkToken: string | null = null) {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (id: string) =>
    openFile(async () => {
      const { data } = await client.query({
        query: PaymentReceiptDocument,
        variables: { id },
        fetchPolicy: "network-only",
        context: besideSession(linkToken),
      });
      return data?.paymentReceipt.url;
    }, "paymentReceipt");
}
