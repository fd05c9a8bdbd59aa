import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { insteadOfSession } from "../../../base/session/link-token.ts";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";
import { saveFile } from "../../../base/files/save-file.ts";
import {
  ContractPdfAddressDocument,
  type ContractPdfAddressQuery,
  type ContractPdfAddressQueryVariables,
} from "./contracts.generated.ts";

type PdfDocument = TypedDocumentNode<ContractPdfAddressQuery, ContractPdfAddressQueryVariables>;

/** Opens or saves the PDF of a contract, as the signed-in user or as the holder of `linkToken`. */
export function useContractPdf(linkToken: string | null = null) {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const openFile = useOpenFile();
  const addressOf = async (id: string) => {
    const query: PdfDocument = ContractPdfAddressDocument;
    const { data } = await client.query({
      query,
      variables: { id },
      fetchPolicy: "network-only",
      context: insteadOfSession(linkToken),
    });
    return data?.contractPdf;
  };
  const open = (id: string) => openFile(async () => (await addressOf(id))?.url, "generateContractPdf");
  const save = async (id: string) => {
    try {
      const file = await addressOf(id);
      if (file) await saveFile(file);
    } catch (error) {
      showFailure(error, "generateContractPdf");
    }
  };
  return { open: (id: string) => void open(id), save: (id: string) => void save(id) };
}
