import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import {
  ReceiptAddressDocument,
  type ReceiptAddressQuery,
  type ReceiptAddressQueryVariables,
} from "./purchases.generated.ts";

type AddressDocument = TypedDocumentNode<ReceiptAddressQuery, ReceiptAddressQueryVariables>;

/** Opens a receipt by the id of its file. */
export function useReceipt() {
  const client = useApolloClient();
  const tellFailure = useFailureToast();
  return async (id: string) => {
    // Opened before the answer: a tab that opens later is taken for a pop-up and blocked.
    const tab = window.open("", "_blank");
    const query: AddressDocument = ReceiptAddressDocument;
    try {
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: "network-only" });
      if (tab && data) tab.location.href = data.fileAddress.url;
    } catch (error) {
      tab?.close();
      tellFailure(error);
    }
  };
}
