import { useApolloClient } from "@apollo/client/react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { ContractVersionPdfDocument } from "./versions.generated.ts";

/** Opens the PDF of a version of a contract, as it was printed, in a new tab. */
export function useVersionPdf(contractId: string) {
  const client = useApolloClient();
  const tellFailure = useFailureToast();
  const open = async (number: number) => {
    // Opened before the answer: a tab that opens later is taken for a pop-up and blocked.
    const tab = window.open("", "_blank");
    try {
      const { data } = await client.query({
        query: ContractVersionPdfDocument,
        variables: { contractId, number },
        fetchPolicy: "network-only",
      });
      if (tab && data) tab.location.href = data.contractVersionPdf.url;
    } catch (error) {
      tab?.close();
      tellFailure(error, "generateContractPdf");
    }
  };
  return (number: number) => void open(number);
}
