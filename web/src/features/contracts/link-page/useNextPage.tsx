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

/** Properties of a button that leads to a page: its address, or an act that requests an address. */
export type Way =
  | { readonly href: string; readonly state?: CameFrom }
  | { readonly onClick: () => void; readonly disabled: boolean };

/**
 * Leads from a page that a link opened to the next page of its contract, by a link that the server makes for
 * it. A page never hands its own token on. There is a way only if the server states that the link leads
 * there; `offer` mails the right link instead. Its state contains where it was pressed, to return there.
 * `besides` is false of a page that opens by the link alone: on any other page a session leads on if the link
 * does not.
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
   * Returns the way to a page whose address without a token is `plain`: for a session that address is enough.
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
    /** The offer to mail the link of the trip, when this link does not lead there. */
    offer: offer("trip"),
    offerToPay: offer("payment"),
    toTrip: way("trip", addressOf("payment", { contractId })),
    toPay: (online: string) => way("payment", online),
    toPassengers: (quoteId: string) => way("passengers", addressOf("passengerForm", { quoteId })),
  };
}
