import { CLIENTE, may } from "@travesia/api/permissions";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../../base/session/useSession.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { quotePaths } from "../quote/quotes.paths.ts";
import { landingTexts as texts } from "./landing.texts.ts";
import type { Wish } from "./request.form.ts";

/**
 * Returns the function that starts a quote: visitors and customers get the request form with the known data
 * of the trip, sellers the form of a new quote.
 */
export function useQuoteRequest() {
  const { user } = useSession();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [wish, setWish] = useState<Wish | null>(null);
  const request = (known: Wish = {}) => {
    if (!user || user.role === CLIENTE) setWish(known);
    else if (may(user.role, "manageQuotes")) void navigate(`${quotePaths.list.to()}?nueva=1`);
    else toasts.failure(`${texts.denied}: ${texts.deniedLead}`);
  };
  const close = useCallback(() => setWish(null), []);
  return { wish, ask: setWish, request, close };
}
