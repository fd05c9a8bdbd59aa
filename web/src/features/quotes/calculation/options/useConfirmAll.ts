import { useState } from "react";
import { useFailureToast } from "../../../../base/failure/useFailureToast.ts";
import { useToasts } from "../../../../ui/toasts.tsx";
import { useQuoteOptionsConfirmMutation } from "../../quote/quotes.generated.ts";
import { allConfirmed } from "./option.texts.ts";

/** Confirms all draft options of a quote. A refused option shows the reason and does not stop the others. */
export function useConfirmAll(id: string, nameOf: (option: string) => string) {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [confirm, { loading: busy }] = useQuoteOptionsConfirmMutation({
    refetchQueries: ["QuoteDetail", "QuoteCalculation", "RecordHistory"],
    awaitRefetchQueries: true,
  });
  const run = async () => {
    setRefused([]);
    try {
      const { data } = await confirm({ variables: { id } });
      const failed = data?.outcomes.filter(({ done }) => !done) ?? [];
      setRefused(failed.map((outcome) => `${nameOf(outcome.id)}: ${outcome.reason ?? ""}`));
      if (failed.length === 0) toasts.success(allConfirmed);
    } catch (error) {
      showFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return {
    asking,
    busy,
    refused,
    ask: () => setAsking(true),
    run: () => void run(),
    close: () => setAsking(false),
  };
}
