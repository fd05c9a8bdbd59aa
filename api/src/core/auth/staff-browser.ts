/**
 * Cookie of a browser in which staff is signed in. It names nobody and opens nothing: it only distinguishes a
 * link opened by staff from one opened by the client, when the request has no session.
 */
export const STAFF_BROWSER = "staff=1";

/**
 * Beginning of both names over https: a browser takes such a cookie from this very host alone, and never over
 * http.
 */
const OF_THIS_HOST = "__Host-";

/** Returns the text with which a page that was opened over `protocol` sets one of these cookies. */
export const staffCookie = (pair: string, seconds: number, protocol: string): string =>
  protocol === "https:"
    ? `${OF_THIS_HOST}${pair}; Path=/; Secure; SameSite=Lax; Max-Age=${seconds}`
    : `${pair}; Path=/; SameSite=Lax; Max-Age=${seconds}`;

/** Returns the cookies of a request or page, by their plain names. */
const plainCookies = (cookies: string | undefined): string[] =>
  cookies ? cookies.split(";").map((cookie) => cookie.trim().replace(/^__Host-/, "")) : [];

/**
 * Cookie with the ids of the staff sessions that a browser held in the last day, joined by dots. They open
 * nothing: they only distinguish a decision made in a seller's browser from the client's own.
 */
export const STAFF_SESSIONS = "staff_sessions";

/** The number of sessions that a browser remembers. */
export const rememberedSessions = 5;

const SESSION = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns the staff sessions listed in a browser's cookies, the latest first; a text that is not an id is
 * skipped.
 */
export function sessionsOfBrowser(cookies: string | undefined): string[] {
  const kept = plainCookies(cookies).find((cookie) => cookie.startsWith(`${STAFF_SESSIONS}=`));
  const ids = kept?.slice(STAFF_SESSIONS.length + 1).split(".") ?? [];
  return ids.filter((id) => SESSION.test(id)).slice(0, rememberedSessions);
}

/** Returns whether a request's cookies mark its browser as one of staff. */
export const isStaffBrowser = (cookies: string | undefined): boolean =>
  plainCookies(cookies).includes(STAFF_BROWSER);
