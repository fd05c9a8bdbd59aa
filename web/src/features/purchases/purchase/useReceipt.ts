import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";
import {
  ReceiptAddressDocument,
  type ReceiptAddressQuery,
  type ReceiptAddressQueryVariables,
} from "./purchases.generated.ts";

type AddressDocument = TypedDocumentNode<ReceiptAddressQuery, ReceiptAddressQueryVariables>;

/** Opens a receipt in a new tab by the id of its file. */
export function useReceipt() {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (id: string) =>
    openFile(async () => {
      const query: AddressDocument = ReceiptAddressDocument;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: "network-only" });
      return data?.fileAddress.url;
    });
}
