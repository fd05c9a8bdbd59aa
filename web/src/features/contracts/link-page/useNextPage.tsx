import type { NextPage } from "@travesia/api/contracts/link-page/link-page.rules";
import { addressOf } from "@travesia/api/addresses";
import { useLocation, useNavigate } from "react-router-dom";
import type { CameFrom } from "../../../base/routes/came-from.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { useSession } from "../../../base/session/useSession.ts";
import { useNextPageOpeningMutation } from "./link-page.generated.ts";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { MailPage } from "./MailContractPage.tsx";
import { useLinkLeads } from "./useLinkLeads.ts";

/** Properties of a button that opens a page: its address, or a function that requests an address. */
export type Way =
  | { readonly href: string; readonly state?: CameFrom }
  | { readonly onClick: () => void; readonly disabled: boolean };

/**
 * Opens the next page of a contract from a page opened by a link, with a link that the server creates; a page
 * never passes on its own token. The way exists only if the server confirms it; otherwise `offer` e-mails the
 * right link. The navigation state contains the page to return to. Pass `besides` as false on a page that
 * only the link can open; elsewhere a session suffices if the link does not.
 */
export function useNextPage(contractId: string, token: string | null, besides = true) {
  const navigate = useNavigate();
  const here = useLocation();
  const state: CameFrom = { back: here.pathname + here.search };
  const { user } = useSession();
  const { busy, perform } = useSaving();
  const { leads, loading } = useLinkLeads({ contractId }, token);
  const [open] = useNextPageOpeningMutation({ context: besideSession(token) });
  const go = (page: NextPage) =>
    perform(async () => {
      const { data } = await open({ variables: { contractId, page } });
      const { pathname, search } = new URL(data?.openNextPage ?? "", window.location.origin);
      await navigate(pathname + search, { state });
    }, null);
  const isBySession = token === null || (besides && user !== null && leads?.opens.length === 0);
  /**
   * Returns the way to a page whose address without a token is `plain`, which is enough for a signed-in user.
   */
  const way = (page: NextPage, plain: string): Way | null => {
    if (isBySession) return { href: plain, state };
    if (leads?.opens.includes(page) === false) return null;
    return { onClick: () => void go(page), disabled: busy || loading };
  };
  const offer = (page: NextPage) =>
    token !== null &&
    !isBySession &&
    leads?.opens.includes(page) === false && (
      <MailPage contractId={contractId} page={page} token={token} label={texts.sendOf[page]} />
    );
  return {
    /** Offer to e-mail the link to the trip, when the current link does not open it. */
    offer: offer("trip"),
    offerToPay: offer("payment"),
    toTrip: way("trip", addressOf("payment", { contractId })),
    toPay: (online: string) => way("payment", online),
    toPassengers: (quoteId: string) => way("passengers", addressOf("passengerForm", { quoteId })),
  };
}
