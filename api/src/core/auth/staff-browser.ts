/**
 * Cookie of a browser in which a staff member is signed in. It identifies nobody and grants no access: it
 * only distinguishes a link opened by staff from one opened by the client, when the request has no session.
 */
export const STAFF_BROWSER = "staff=1";

/**
 * Prefix of both cookies over https: the browser then accepts them only from this exact host, and never over
 * http.
 */
const OF_THIS_HOST = "__Host-";

/** Returns the `Set-Cookie` text for one of these cookies on a page opened over `protocol`. */
export const staffCookie = (pair: string, seconds: number, protocol: string): string =>
  protocol === "https:"
    ? `${OF_THIS_HOST}${pair}; Path=/; Secure; SameSite=Lax; Max-Age=${seconds}`
    : `${pair}; Path=/; SameSite=Lax; Max-Age=${seconds}`;

/** Returns the cookies of a request or page, without the `__Host-` prefix. */
const plainCookies = (cookies: string | undefined): string[] =>
  cookies ? cookies.split(";").map((cookie) => cookie.trim().replace(/^__Host-/, "")) : [];

/**
 * Cookie with the ids of the staff sessions that a browser had in the last day, separated by dots. It grants
 * no access: it only distinguishes a decision made in a seller's browser from the client's own.
 */
export const STAFF_SESSIONS = "staff_sessions";

/** Maximum number of sessions that the cookie lists. */
export const rememberedSessions = 5;

const SESSION = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns the staff sessions listed in a browser's cookies, the latest first; texts that are not ids are
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
