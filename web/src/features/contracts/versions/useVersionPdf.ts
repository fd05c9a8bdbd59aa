import { useApolloClient } from "@apollo/client/react";
import { useOpenFile } from "../../../app/files/useOpenTab.tsx";
import { ContractVersionPdfDocument } from "./versions.generated.ts";

/** Opens the PDF of a version of a contract, as it was printed, in a new tab. */
export function useVersionPdf(contractId: string) {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (number: number) =>
    void openFile(async () => {
      const { data } = await client.query({
        query: ContractVersionPdfDocument,
        variables: { contractId, number },
        fetchPolicy: "network-only",
      });
      return data?.contractVersionPdf.url;
    }, "generateContractPdf");
}
