import { useState } from "react";
import { matchPath, useParams, useSearchParams } from "react-router-dom";
import { pageOfShortAddress } from "../first-page.ts";

/** Returns the token of the link that opened this page, from `?token=` in the address; null without one. */
export const useLinkToken = (): string | null => useSearchParams()[0].get("token");

/**
 * Returns the parameters, query and token of a page opened by a link: either by an address of this pattern,
 * or by a short address (`/v/:code`), whose code is the token.
 */
export function useLinkPage(pattern: string) {
  const { code, ...own } = useParams();
  const [query] = useSearchParams();
  const [page] = useState(pageOfShortAddress);
  if (code === undefined || !page) return { params: own, query, token: query.get("token") };
  return { params: matchPath(pattern, page.pathname)?.params ?? {}, query: page.searchParams, token: code };
}

/**
 * Returns the context of a request that sends a link's token, if any, in addition to the session. The request
 * may do everything that either allows, and the server can distinguish staff from the client.
 */
export const besideSession = (token: string | null) => (token ? { headers: { "x-link-token": token } } : {});

/**
 * Returns the context of a request that sends only the link's token: the signer is the person who received
 * the e-mail, even when another account is signed in.
 */
export const insteadOfSession = (token: string | null) => (token ? { linkToken: token } : {});
