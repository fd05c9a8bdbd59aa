import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";
import { QuotePdfDocument } from "./quotes.generated.ts";

/** Opens the PDF of a quote in a new tab. */
export function useQuotePdf(): (id: string) => void {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (id) =>
    void openFile(async () => {
      const query = QuotePdfDocument;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: "network-only" });
      return data?.quotePdf.url;
    }, "emptyPdf");
}
