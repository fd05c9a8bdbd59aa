import { useApolloClient } from "@apollo/client/react";
import { type FileAddress, saveFrom } from "../../../base/files/save-file.ts";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { commissionTexts } from "../commission/commission.texts.ts";
import { SellerStatementIssueDocument } from "../statement/statement.generated.ts";
import { AcquisitionPdfDocument, SupportDocumentDocument } from "./requests.generated.ts";

/** Returns the functions that download a seller's documents; a refusal is shown in a toast. */
export function useDownload() {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const toasts = useToasts();
  const fetchPolicy = "network-only";
  const saved = async (asked: Promise<FileAddress | undefined>): Promise<void> => {
    try {
      const file = await asked;
      if (file) saveFrom(file);
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    /** Downloads the «cuenta de cobro» of a commission. */
    document: (id: string) =>
      saved(
        client
          .query({ query: SupportDocumentDocument, variables: { id }, fetchPolicy })
          .then(({ data }) => data?.supportDocument),
      ),
    /**
     * Downloads the documento soporte of a commission's payment; shows a toast while the PDF is being
     * generated.
     */
    acquisition: (id: string) =>
      saved(
        client.query({ query: AcquisitionPdfDocument, variables: { id }, fetchPolicy }).then(({ data }) => {
          const { number = "", pdfUrl: url = null } = data?.commission?.acquisition ?? {};
          if (url) return { filename: `documento-soporte-${number}.pdf`, url };
          toasts.info(commissionTexts.beingPrinted);
          return undefined;
        }),
      ),
    /** Downloads the statement of a seller's month, `YYYY-MM`. */
    statement: (userId: number, month: string) =>
      saved(
        client
          .mutate({ mutation: SellerStatementIssueDocument, variables: { userId, month } })
          .then(({ data }) => data?.issueSellerStatement),
      ),
  };
}
