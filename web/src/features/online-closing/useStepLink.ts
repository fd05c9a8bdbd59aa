import { useCallback, useEffect, useState } from "react";
import { failureText } from "../../base/failure/failures.ts";
import { besideSession } from "../../base/session/link-token.ts";
import type { ClosingForm } from "../../graphql/schema.generated.ts";
import { useClosingStepOpenMutation } from "./online-closing.generated.ts";

/** Step to open, and the link and browser of its client. */
export interface OpenedStep {
  readonly quoteId: string;
  readonly token: string | null;
  readonly browser: string | null;
  readonly step: ClosingForm;
}

/**
 * Asks once for the link of a step's form. Returns its token, or the reason why it does not open and a way to
 * ask again.
 */
export function useStepLink({ quoteId, token, browser, step }: OpenedStep) {
  const [open] = useClosingStepOpenMutation();
  const [given, setGiven] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(async () => {
    setFailure(null);
    try {
      const { data } = await open({ variables: { quoteId, browser, step }, context: besideSession(token) });
      setGiven(data?.openClosingStep ?? null);
    } catch (error) {
      setFailure(failureText(error));
    }
  }, [open, quoteId, browser, step, token]);
  useEffect(() => void ask(), [ask]);
  return { link: given, failure, ask };
}
