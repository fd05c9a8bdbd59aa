import { useApolloClient } from "@apollo/client/react";
import { useFailureToast } from "../../app/failure/useFailureToast.ts";
import { besideSession } from "../../app/session/link-token.ts";
import { ClaimFileAddressDocument } from "./own/own-claims.generated.ts";

/** Opens a file of a request in a new tab, for who is signed in or carries the link of it. */
export function useClaimFile(token: string | null) {
  const client = useApolloClient();
  const tellFailure = useFailureToast();
  return async (id: string) => {
    // Opened before the answer: a tab that opens later is taken for a pop-up and blocked.
    const tab = window.open("", "_blank");
    try {
      const { data } = await client.query({
        query: ClaimFileAddressDocument,
        variables: { id },
        fetchPolicy: "network-only",
        context: besideSession(token),
      });
      if (tab && data) tab.location.href = data.fileAddress.url;
    } catch (error) {
      tab?.close();
      tellFailure(error);
    }
  };
}
