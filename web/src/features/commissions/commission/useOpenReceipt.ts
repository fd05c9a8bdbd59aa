import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { CommissionReceiptDocument } from "./commissions.generated.ts";

/**
 * Opens a stored receipt in a new tab: its address is asked for at the press, because it works for 60 minutes
 * only.
 */
export function useOpenReceipt(): (fileId: string) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (fileId) => {
      // Opened at once, inside the press: a tab that opens after an answer is blocked as a pop-up.
      const tab = window.open("", "_blank");
      try {
        const { data } = await client.query({
          query: CommissionReceiptDocument,
          variables: { id: fileId },
          fetchPolicy: "network-only",
        });
        if (tab && data) tab.location.href = data.fileAddress.url;
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    [client],
  );
}
