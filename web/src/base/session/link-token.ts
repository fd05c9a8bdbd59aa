import { useSearchParams } from "react-router-dom";

/** Returns the token of the link that opened this page: `?token=` of its address; null without one. */
export const useLinkToken = (): string | null => useSearchParams()[0].get("token");

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
