import { useApolloClient } from "@apollo/client/react";
import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { useUser } from "../../../app/session/useSession.ts";
import type { StepAction } from "../../../ui/passage/NextStep.tsx";
import { QuoteDetailScreen } from "../../quotes/quote/QuoteDetailScreen.tsx";
import type { QuoteRecordFragment } from "../../quotes/quote/quotes.generated.ts";
import { ContractOfQuoteDocument } from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { ConvertQuoteDialog } from "./ConvertQuoteDialog.tsx";

/** A quote whose next step, once it is approved, is its contract. */
export function ConvertibleQuoteScreen() {
  const { role } = useUser();
  const client = useApolloClient();
  const navigate = useNavigate();
  const tellFailure = useFailureToast();
  const [converting, setConverting] = useState<QuoteRecordFragment | null>(null);
  const open = async (quoteId: string) => {
    try {
      const { data } = await client.query({
        query: ContractOfQuoteDocument,
        variables: { quoteId },
        fetchPolicy: "network-only",
      });
      const [contract] = data?.contracts.items ?? [];
      if (contract) void navigate(contractPaths.detail.to({ id: contract.id }));
    } catch (error) {
      tellFailure(error);
    }
  };
  const next = (quote: QuoteRecordFragment): StepAction | undefined => {
    if (quote.status === "converted") return { label: "Ver contrato", onPress: () => void open(quote.id) };
    if (quote.status !== "approved" || !may(role, "createContracts")) return undefined;
    return { label: "Convertir en contrato", onPress: () => setConverting(quote) };
  };
  return (
    <>
      <QuoteDetailScreen next={next} />
      {converting && <ConvertQuoteDialog quote={converting} onClose={() => setConverting(null)} />}
    </>
  );
}
