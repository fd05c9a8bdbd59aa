import { useEffect, useEffectEvent, useRef, useState } from "react";
import { unfoldedOnFirstPage } from "../../../app/first-page.ts";
import { besideSession } from "../../../app/session/link-token.ts";
import { useQuoteUnfoldMutation } from "../sharing/questions.generated.ts";

/**
 * Tells the agency which options a client looked at in detail, each once; also those that were unfolded
 * before the application came.
 */
export function useUnfolded(quoteId: string, token: string | null) {
  const [unfold] = useQuoteUnfoldMutation({ context: besideSession(token) });
  const told = useRef(new Set<string>());
  const tell = (option: string) => {
    if (told.current.has(option)) return;
    told.current.add(option);
    // Nothing that the client has to know of.
    unfold({ variables: { id: quoteId, option } }).catch(() => told.current.delete(option));
  };
  const [before] = useState(unfoldedOnFirstPage);
  const tellFirst = useEffectEvent(() => before.forEach(tell));
  useEffect(() => tellFirst(), []);
  return tell;
}
