/**
 * The cookie of a browser in which staff is signed in. It names nobody and opens nothing: by it a link that
 * staff looks at is told from the client's own look, where the request carries no session.
 */
export const STAFF_BROWSER = "staff=1";

/**
 * The cookie in which a browser keeps whose sessions of staff it held in the last day: ids, joined by dots.
 * They open nothing: by them a decision that was made where a seller works is told from the client's own.
 */
export const STAFF_SESSIONS = "staff_sessions";

/** How many of them a browser remembers. */
export const rememberedSessions = 5;

const SESSION = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The sessions of staff that a browser says it held, the latest first; what is no id is not read. */
export function sessionsOfBrowser(cookies: string | undefined): string[] {
  const kept = (cookies ?? "").split(";").find((cookie) => cookie.trim().startsWith(`${STAFF_SESSIONS}=`));
  const ids =
    kept
      ?.trim()
      .slice(STAFF_SESSIONS.length + 1)
      .split(".") ?? [];
  return ids.filter((id) => SESSION.test(id)).slice(0, rememberedSessions);
}

/** Whether a request's cookies say that it comes from a browser of staff. */
export const isStaffBrowser = (cookies: string | undefined): boolean =>
  (cookies ?? "").split(";").some((cookie) => cookie.trim() === STAFF_BROWSER);
