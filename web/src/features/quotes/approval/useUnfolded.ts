import { useEffect, useEffectEvent, useRef, useState } from "react";
import { unfoldedOnFirstPage } from "../../../base/first-page.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { useQuoteUnfoldMutation } from "../sharing/questions.generated.ts";

/**
 * Reports to the agency which options a client expanded, each once, including options expanded before the
 * application had loaded.
 */
export function useUnfolded(quoteId: string, token: string | null) {
  const [unfold] = useQuoteUnfoldMutation({ context: besideSession(token) });
  const reported = useRef(new Set<string>());
  const report = (option: string) => {
    if (reported.current.has(option)) return;
    reported.current.add(option);
    // Failures that the client need not see.
    unfold({ variables: { id: quoteId, option } }).catch(() => reported.current.delete(option));
  };
  const [before] = useState(unfoldedOnFirstPage);
  const reportFirst = useEffectEvent(() => before.forEach(report));
  useEffect(() => reportFirst(), []);
  return report;
}
