/**
 * Cookie of a browser in which staff is signed in. It names nobody and opens nothing: it only distinguishes a
 * link opened by staff from one opened by the client, where the request carries no session.
 */
export const STAFF_BROWSER = "staff=1";

/**
 * Cookie with the ids of the staff sessions that a browser held in the last day, joined by dots. They open
 * nothing: they only distinguish a decision made in a seller's browser from the client's own.
 */
export const STAFF_SESSIONS = "staff_sessions";

/** The number of sessions that a browser remembers. */
export const rememberedSessions = 5;

const SESSION = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns the sessions of staff that a browser says it held, the latest first; a text that is no id is
 * skipped.
 */
export function sessionsOfBrowser(cookies: string | undefined): string[] {
  const kept = (cookies ?? "").split(";").find((cookie) => cookie.trim().startsWith(`${STAFF_SESSIONS}=`));
  const ids =
    kept
      ?.trim()
      .slice(STAFF_SESSIONS.length + 1)
      .split(".") ?? [];
  return ids.filter((id) => SESSION.test(id)).slice(0, rememberedSessions);
}

/** Returns whether a request's cookies say that it comes from a browser of staff. */
export const isStaffBrowser = (cookies: string | undefined): boolean =>
  (cookies ?? "").split(";").some((cookie) => cookie.trim() === STAFF_BROWSER);
