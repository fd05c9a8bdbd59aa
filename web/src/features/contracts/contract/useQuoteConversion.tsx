import { useApolloClient } from "@apollo/client/react";
import { may } from "@travesia/api/permissions";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { useUser } from "../../../app/session/useSession.ts";
import type { StepAction } from "../../../ui/passage/NextStep.tsx";
import type { QuoteRecordFragment } from "../../quotes/quote/quotes.generated.ts";
import { ContractOfQuoteDocument } from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { ConvertQuoteDialog } from "./ConvertQuoteDialog.tsx";

/**
 * The way from a quote to its contract: the next step of an approved one, or of one that has a contract, and
 * the dialog that converts it. `const { next, dialog } = useQuoteConversion(quote);`
 */
export function useQuoteConversion(quote: QuoteRecordFragment): {
  readonly next: StepAction | undefined;
  readonly dialog: ReactNode;
} {
  const { role } = useUser();
  const client = useApolloClient();
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const [converting, setConverting] = useState(false);
  const open = async () => {
    try {
      const { data } = await client.query({
        query: ContractOfQuoteDocument,
        variables: { quoteId: quote.id },
        fetchPolicy: "network-only",
      });
      const [contract] = data?.contracts.items ?? [];
      if (contract) void navigate(contractPaths.detail.to({ id: contract.id }));
    } catch (error) {
      tellFailure(error);
    }
  };
  const step = (): StepAction | undefined => {
    if (quote.status === "converted") return { label: "Ver contrato", onPress: () => void open() };
    if (quote.status !== "approved" || !may(role, "createContracts")) return undefined;
    return { label: "Convertir en contrato", onPress: () => setConverting(true) };
  };
  return {
    next: step(),
    dialog: converting && <ConvertQuoteDialog quote={quote} onClose={() => setConverting(false)} />,
  };
}
