import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";
import { CommissionReceiptDocument } from "./commissions.generated.ts";

/** Opens a stored receipt in a new tab by the id of its file. */
export function useOpenReceipt() {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (id: string) =>
    openFile(async () => {
      const query = CommissionReceiptDocument;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: "network-only" });
      return data?.fileAddress.url;
    });
}
