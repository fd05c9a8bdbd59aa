import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../app/files/useOpenTab.tsx";
import { besideSession } from "../../app/session/link-token.ts";
import { ClaimFileAddressDocument } from "./own/own-claims.generated.ts";

/** Opens a file of a request in a new tab, for who is signed in or carries the link of it. */
export function useClaimFile(token: string | null) {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (id: string) =>
    openFile(async () => {
      const { data } = await client.query({
        query: ClaimFileAddressDocument,
        variables: { id },
        fetchPolicy: "network-only",
        context: besideSession(token),
      });
      return data?.fileAddress.url;
    });
}
