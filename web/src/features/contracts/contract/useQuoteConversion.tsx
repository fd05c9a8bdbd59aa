import { may } from "@travesia/api/permissions";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useUser } from "../../../base/session/useSession.ts";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import type { QuoteRecordFragment } from "../../quotes/quote/quotes.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { ConvertQuoteDialog } from "./ConvertQuoteDialog.tsx";

/**
 * Returns the next step from a quote to its contract (for an approved or converted quote), and the dialog
 * that converts the quote. `const { next, dialog } = useQuoteConversion(quote);`
 */
export function useQuoteConversion(quote: QuoteRecordFragment): {
  readonly next: StepAction | undefined;
  readonly dialog: ReactNode;
} {
  const { role } = useUser();
  const navigate = useNavigate();
  const [converting, setConverting] = useState(false);
  const step = (): StepAction | undefined => {
    const { contractId, contractNumber } = quote;
    if (quote.status === "converted" && contractId)
      return {
        label: `Ver contrato ${contractNumber ?? ""}`.trim(),
        onPress: () => void navigate(contractPaths.detail.to({ id: contractId })),
      };
    if (quote.status !== "approved" || !may(role, "createContracts")) return undefined;
    return { label: "Convertir en contrato", onPress: () => setConverting(true) };
  };
  return {
    next: step(),
    dialog: converting && <ConvertQuoteDialog quote={quote} onClose={() => setConverting(false)} />,
  };
}
