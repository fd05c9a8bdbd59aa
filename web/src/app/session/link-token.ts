import { useSearchParams } from "react-router-dom";

/** The token of the link that opened this page: `?token=` of its address; null without one. */
export const useLinkToken = (): string | null => useSearchParams()[0].get("token");

/**
 * The context of a request that carries a link beside the session, if there is one: what both allow is
 * allowed, and an opening by signed-in staff is told from the client's.
 */
export const besideSession = (token: string | null) => (token ? { headers: { "x-link-token": token } } : {});

/**
 * The context of a request made as the link alone: whoever signs is who got the mail, whoever else is signed
 * in in this browser.
 */
export const insteadOfSession = (token: string | null) => (token ? { linkToken: token } : {});
