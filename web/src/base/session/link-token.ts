import { useState } from "react";
import { matchPath, useParams, useSearchParams } from "react-router-dom";
import { pageOfShortAddress } from "../first-page.ts";

/** Returns the token of the link that opened this page: `?token=` of its address; null without one. */
export const useLinkToken = (): string | null => useSearchParams()[0].get("token");

/**
 * Returns the parameters, query and token of a page that a link opens: by its own address of this pattern, or
 * by a short one (`/v/:code`), whose code is the token.
 */
export function useLinkPage(pattern: string) {
  const { code, ...own } = useParams();
  const [query] = useSearchParams();
  const [page] = useState(pageOfShortAddress);
  if (code === undefined || !page) return { params: own, query, token: query.get("token") };
  return { params: matchPath(pattern, page.pathname)?.params ?? {}, query: page.searchParams, token: code };
}

/**
 * Returns the context of a request that sends a link's token beside the session, if there is one: the request
 * may do what either allows, and the server can distinguish an opening by signed-in staff from the client's.
 */
export const besideSession = (token: string | null) => (token ? { headers: { "x-link-token": token } } : {});

/**
 * Returns the context of a request made as the link alone: the signer is the person who got the mail,
 * even when another account is signed in in this browser.
 */
export const insteadOfSession = (token: string | null) => (token ? { linkToken: token } : {});
