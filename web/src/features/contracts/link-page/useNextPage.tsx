import type { NextPage } from "@travesia/api/contracts/link-page/link-page.rules";
import { addressOf } from "@travesia/api/addresses";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { isConflict, isNotFound } from "../../../base/failure/failures.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { useNextPageOpeningMutation } from "./link-page.generated.ts";
import { MailContractPage } from "./MailContractPage.tsx";

/** Properties of a button that leads to a page: its address, or an act that asks for one. */
export type Way = { readonly href: string } | { readonly onClick: () => void; readonly disabled: boolean };

/**
 * Leads from a page that a link opened to the next one of its contract, by a link that the server makes for
 * it: a page never hands its own token on. Where this link does not lead there, `offer` mails the right one.
 */
export function useNextPage(contractId: string, token: string | null) {
  const navigate = useNavigate();
  const { busy, perform } = useSaving();
  const [open] = useNextPageOpeningMutation({ context: besideSession(token) });
  const [refused, setRefused] = useState<NextPage | null>(null);
  const go = (page: NextPage) =>
    perform(async () => {
      const { data } = await open({ variables: { contractId, page } }).catch((error: unknown) => {
        if (isConflict(error) || isNotFound(error)) setRefused(page);
        throw error;
      });
      const { pathname, search } = new URL(data?.openNextPage ?? "", window.location.origin);
      await navigate(pathname + search);
    }, null);
  /** Returns the way to a page whose address without a token is `plain`: for a session that one is enough. */
  const way = (page: NextPage, plain: string): Way =>
    token === null ? { href: plain } : { onClick: () => void go(page), disabled: busy };
  return {
    offer: refused && token !== null && (
      <MailContractPage contractId={contractId} page={refused} token={token} />
    ),
    toTrip: way("trip", addressOf("payment", { contractId })),
    toPay: (online: string) => way("payment", online),
    toPassengers: (quoteId: string) => way("passengers", addressOf("passengerForm", { quoteId })),
  };
}
